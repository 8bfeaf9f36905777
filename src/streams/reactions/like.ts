import { noteTargets } from '../outbox/note-targets';
import type { OutboxRule } from '../outbox/rule';
import { isLiked } from '../outbox/selectors';

/** Likes and unlikes a note's comment or post (section 4). Ignored if it has that state already. */
export const like: OutboxRule = (event, state) => {
  if (event.type !== 'like.requested') return undefined;
  const { id, isLiked: wanted } = event;
  const note = state.allNotes[id];
  if (!note || isLiked(state, note) === wanted) return undefined;
  const target = noteTargets(note).like;
  return target && { type: 'wanted', aspect: 'like', target, wanted, before: !wanted, note: id };
};
