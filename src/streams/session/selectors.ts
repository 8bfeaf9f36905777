import { stateOf } from '../outbox/record';
import type { State } from '../state/state';

/**
 * Whether there is a draft, or an action that the platform has not confirmed. Sign-out then asks for
 * confirmation (decision sign-out-in-the-menu).
 */
export const selectIsUnfinished = (state: State): boolean =>
  Object.keys(state.drafts).length > 0 ||
  Object.values(state.outbox.records).some((record) => stateOf(record) !== 'done');
