import { stateOf } from '../outbox/record';
import type { State } from '../state/state';

/**
 * Whether an action or a draft has not reached the platform. Sign-out asks for confirmation then
 * (decision sign-out-in-the-menu).
 */
export const selectIsUnfinished = (state: State): boolean =>
  Object.keys(state.drafts).length > 0 ||
  Object.values(state.outbox.records).some((record) => stateOf(record) !== 'done');
