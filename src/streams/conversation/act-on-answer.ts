import { wishOf } from '../actions/act';
import { ACTIONS } from '../actions/table';
import { isRemoval } from '../outbox/aspects';
import { notesOf } from '../outbox/note-records';
import type { OutboxRule } from '../outbox/rule';
import { aboutAnswer, answerOverlay } from './answer-overlay';
import { commentIn, selectThread } from './selectors';

/**
 * The outbox rule of comments around the open one. Their records are those of comments with a note, except that
 * the record of a removal names no note, so that Undo opens none. Ignores an action if the platform does not
 * allow it, or if the comment has the wanted state already.
 */
export const actOnAnswer: OutboxRule = (event, state) => {
  if (event.type !== 'answer.acted') return undefined;
  const { key, comment: id, action } = event;
  const thread = selectThread(state);
  const answer = commentIn(state.conversations[key], id);
  if (thread?.key !== key || !answer) return undefined;
  const { aspect, wanted } = ACTIONS[action];
  const target = { site: thread.site, comment: id };
  const shown = answerOverlay(state, target);
  const isApproved = (shown.isApproved ?? answer.isApproved) ? 'approved' : 'unapproved';
  const isAllowed = aspect === 'like' ? answer.isLiked !== undefined : answer.canModerate;
  const value = aspect === 'like' ? (shown.isLiked ?? answer.isLiked) : isApproved;
  if (!isAllowed || value === wanted) return undefined;
  const note = isRemoval(wanted) ? undefined : notesOf(state.allNotes, { aspect, target })[0]?.id;
  return wishOf(action, shown, { target, note, about: aboutAnswer(answer) });
};
