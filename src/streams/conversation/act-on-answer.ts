import { wishOf } from '../actions/act';
import { ACTIONS } from '../actions/table';
import { isRemoval } from '../outbox/aspects';
import { notesOf } from '../outbox/note-records';
import type { OutboxRule } from '../outbox/rule';
import { aboutAnswer, answerOverlay } from './answer-overlay';
import { commentIn, selectThread } from './selectors';

/**
 * The outbox rule of actions on replies and parents in a conversation. Their records have the same keys as
 * those of notes about these comments, but the record of a removal has no note id, so that Undo opens no note.
 * Ignores an action that the platform does not allow, or whose result the comment shows already.
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
