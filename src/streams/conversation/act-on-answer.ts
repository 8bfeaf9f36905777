import { wishOf } from '../actions/act';
import { ACTIONS } from '../actions/table';
import { isRemoval } from '../outbox/aspects';
import { notesOf } from '../outbox/note-records';
import type { OutboxRule } from '../outbox/rule';
import { aboutAnswer, answerOverlay } from './answer-overlay';
import { commentIn, selectThread } from './selectors';

/**
 * The outbox rule of the comments around the open one: they have the same records as comments with a note,
 * but that of Trash names none, so that Undo opens none.
 * Ignored if the platform does not allow the action, or if the answer has that state already.
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
