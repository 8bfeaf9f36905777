import type { OutboxRule } from '../outbox/rule';
import { noteTargets } from '../outbox/note-targets';

/** Approves and unapproves comments (section 4). */
export const approve: OutboxRule = (event, { allNotes }) => {
  if (event.type !== 'approval.requested') return undefined;
  const { id: note, isApproved: payload } = event;
  const target = allNotes[note] && noteTargets(allNotes[note]).status;
  return target && { type: 'made', kind: 'approve', target, payload, note };
};
