import { noteTargets } from '../outbox/note-targets';
import type { OutboxRule } from '../outbox/rule';
import { noteOverlay } from '../outbox/note-records';
import { isReplying } from '../outbox/selectors';

/**
 * Sends a reply. While one to the same note is being sent, further ones are ignored (section 5). One
 * that waits or has failed is taken back when its text changes.
 */
export const reply: OutboxRule = (event, state) => {
  if (event.type !== 'reply.submitted' && event.type !== 'reply.typed') return undefined;
  const { id, text } = event;
  const note = state.allNotes[id];
  const target = note && noteTargets(note).reply;
  if (!target) return undefined;
  if (event.type === 'reply.submitted')
    return text.trim() === '' ? undefined : { type: 'made', kind: 'reply', target, payload: text, note: id };
  const { reply: record } = noteOverlay(state, note);
  const isLeft = record && record.state !== 'done' && !isReplying(state, note);
  return isLeft ? { type: 'undone', id: record.id } : undefined;
};
