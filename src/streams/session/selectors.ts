import type { Override } from '../reactions/state';
import type { State } from '../state/state';

/**
 * Whether something that the blogger did or wrote is not on the platform yet. Signing out asks first
 * then (decision sign-out-in-the-menu). A reply that another tab is sending is a draft here.
 */
export const selectIsUnfinished = ({
  drafts,
  replying,
  moderations,
  noteApprovals,
  noteLikes,
  follows,
}: State): boolean =>
  Object.keys({ ...drafts, ...replying, ...moderations }).length > 0 ||
  [noteApprovals, noteLikes].flatMap(Object.values<Override>).some(({ isPending }) => isPending) ||
  Object.values(follows).some(({ isConfirmed }) => !isConfirmed);
