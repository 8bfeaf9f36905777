import { stateOf } from '../outbox/record';
import type { State } from '../state/state';

/**
 * Whether an action or a draft has not reached the platform, so that sign-out asks for confirmation (decision
 * sign-out-in-the-menu).
 */
export const selectIsUnfinished = (state: State): boolean =>
  Object.keys(state.drafts).length > 0 ||
  Object.values(state.outbox.records).some((record) => stateOf(record) !== 'done');
