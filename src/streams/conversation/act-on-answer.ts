import { notesOf } from '../outbox/note-records';
import { approvedByReply } from '../outbox/overlay';
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
  const { key, comment: id, kind, isOn: payload } = event;
  const thread = selectThread(state);
  const answer = commentIn(state.conversations[key], id);
  if (thread?.key !== key || !answer) return undefined;
  const target = { site: thread.site, comment: id };
  const shown = answerOverlay(state, target);
  const { canModerate, isLiked, isApproved } = answer;
  const [isAllowed, current] = {
    like: [isLiked !== undefined, shown.isLiked ?? isLiked],
    approve: [canModerate, shown.isApproved ?? isApproved],
    trash: [canModerate, shown.isHidden],
  }[kind];
  if (!isAllowed || current === payload) return undefined;
  return {
    type: 'made',
    kind,
    target,
    payload,
    note: kind === 'trash' ? undefined : notesOf(state.allNotes, { kind, target })[0]?.id,
    about: aboutAnswer(answer),
    ...(kind === 'approve' && !payload && approvedByReply(shown) && { isContrary: true }),
  };
};
