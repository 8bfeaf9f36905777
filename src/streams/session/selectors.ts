import { selectIsWaiting } from '../outbox/selectors';
import type { State } from '../state/state';

/**
 * Whether something that the blogger did or wrote is not on the platform yet. Signing out asks first
 * then (decision sign-out-in-the-menu).
 */
export const selectIsUnfinished = (state: State): boolean =>
  Object.keys(state.drafts).length > 0 || selectIsWaiting(state);
