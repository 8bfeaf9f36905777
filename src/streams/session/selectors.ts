import type { Override } from '../reactions/state';
import type { State } from '../state/state';

/**
 * Whether something that the blogger did is not on the platform yet. Signing out asks first then
 * (decision sign-out-in-the-menu).
 */
export const selectIsUnfinished = ({
  replying,
  moderations,
  noteApprovals,
  noteLikes,
  follows,
}: State): boolean =>
  Object.keys(replying).length + Object.keys(moderations).length > 0 ||
  [noteApprovals, noteLikes].flatMap(Object.values<Override>).some(({ isPending }) => isPending) ||
  Object.values(follows).some(({ isConfirmed }) => !isConfirmed);
