import { isApproved, noteOverlay } from '../outbox/note-records';
import { noteTargets } from '../outbox/note-targets';
import { approvedByReply } from '../outbox/overlay';
import type { OutboxRule } from '../outbox/rule';

/**
 * Approves and unapproves comments (section 4). Ignored if the comment has that state already, and while it
 * is trashed or marked as spam, which another status would take back: Undo of a batch is for notes that are
 * hidden since, too.
 */
export const approve: OutboxRule = (event, state) => {
  if (event.type !== 'approval.requested') return undefined;
  const { id, isApproved: payload } = event;
  const note = state.allNotes[id];
  if (!note || isApproved(state, note) === payload) return undefined;
  const shown = noteOverlay(state, note);
  if (shown.isHidden) return undefined;
  const target = noteTargets(note).status;
  const isContrary = !payload && approvedByReply(shown);
  return (
    target && { type: 'made', kind: 'approve', target, payload, note: id, ...(isContrary && { isContrary }) }
  );
};
