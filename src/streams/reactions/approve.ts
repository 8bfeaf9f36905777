import { isApproved, noteOverlay } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import { approvalOf, type OutboxRule } from '../outbox/rule';

/**
 * Approves and unapproves comments (section 4). Ignored if the comment has that state already, and while it
 * is trashed or marked as spam, which another status would take back: Undo of a batch is for notes that are
 * hidden since, too.
 */
export const approve: OutboxRule = (event, state) => {
  if (event.type !== 'approval.requested') return undefined;
  const { id, isApproved: wanted } = event;
  const note = state.allNotes[id];
  if (!note || isApproved(state, note) === wanted) return undefined;
  const shown = noteOverlay(state, note);
  if (shown.isHidden) return undefined;
  const target = noteTargets(note).status;
  return target && { ...approvalOf(wanted, shown), target, note: id };
};
