import { noteTargets } from '../outbox/note-targets';
import type { OutboxRule } from '../outbox/rule';
import { isHeldBack, isSendingReply, unsentReply } from './selectors';

/**
 * The outbox rule of replies. While one to the same note is being sent, further ones are ignored
 * (section 5). A waiting or failed one is undone when its text changes.
 */
export const reply: OutboxRule = (event, state) => {
  if (event.type !== 'reply.submitted' && event.type !== 'reply.typed') return undefined;
  const { id, text } = event;
  const note = state.allNotes[id];
  const target = note && noteTargets(note).reply;
  if (!target) return undefined;
  if (event.type === 'reply.submitted')
    return text.trim() === '' || isHeldBack(state, id)
      ? undefined
      : { type: 'made', kind: 'reply', target, payload: text, note: id };
  const record = unsentReply(state, id);
  return record && !isSendingReply(state, id) ? { type: 'undone', id: record.id } : undefined;
};
