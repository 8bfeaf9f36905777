import type { OutboxRule } from '../outbox/rule';
import { noteTargets } from '../outbox/note-targets';

/** Likes and unlikes a note's comment or post (section 4). */
export const like: OutboxRule = (event, { allNotes }) => {
  if (event.type !== 'like.requested') return undefined;
  const { id: note, isLiked: payload } = event;
  const target = allNotes[note] && noteTargets(allNotes[note]).like;
  return target && { type: 'made', kind: 'like', target, payload, note };
};
