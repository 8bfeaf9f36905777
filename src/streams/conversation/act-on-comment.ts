import { wishOf } from '../actions/act';
import { ACTIONS } from '../actions/table';
import { isRemoval } from '../outbox/aspects';
import { notesOf } from '../outbox/note-records';
import type { OutboxRule } from '../outbox/wishes';
import { aboutComment, commentOverlay } from './comment-overlay';
import { commentIn, selectThread } from './selectors';

/**
 * The outbox rule for actions on replies and on the parent comment in a conversation. Their records have the same
 * keys as those of notes about these comments, but the record of a removal has no note id, so that Undo opens no
 * note. Ignores an action that the platform does not allow, or whose result the comment already shows.
 */
export const actOnComment: OutboxRule = (event, state) => {
  if (event.type !== 'comment.acted') return undefined;
  const { key, comment: id, action } = event;
  const thread = selectThread(state);
  const reply = commentIn(state.conversations[key], id);
  if (thread?.key !== key || !reply) return undefined;
  const { aspect, wanted } = ACTIONS[action];
  const target = { site: thread.site, comment: id };
  const shown = commentOverlay(state, target);
  const isApproved = (shown.isApproved ?? reply.isApproved) ? 'approved' : 'unapproved';
  const isAllowed = aspect === 'like' ? reply.isLiked !== undefined : reply.canModerate;
  const value = aspect === 'like' ? (shown.isLiked ?? reply.isLiked) : isApproved;
  if (!isAllowed || value === wanted) return undefined;
  const note = isRemoval(wanted) ? undefined : notesOf(state.allNotes, { aspect, target })[0]?.id;
  return wishOf(action, shown, { target, note, about: aboutComment(reply) });
};
