import { notesOf } from '../outbox/note-records';
import { approvalOf, type OutboxRule } from '../outbox/rule';
import { aboutAnswer, answerOverlay } from './answer-overlay';
import { commentIn, selectThread } from './selectors';

/**
 * The outbox rule of the comments around the open one: they have the same records as comments with a note,
 * but that of Trash names none, so that Undo opens none.
 * Ignored if the platform does not allow the action, or if the answer has that state already.
 */
export const actOnAnswer: OutboxRule = (event, state) => {
  if (event.type !== 'answer.acted') return undefined;
  const { key, comment: id, kind, isOn } = event;
  const thread = selectThread(state);
  const answer = commentIn(state.conversations[key], id);
  if (thread?.key !== key || !answer) return undefined;
  const target = { site: thread.site, comment: id };
  const shown = answerOverlay(state, target);
  const { canModerate, isLiked, isApproved } = answer;
  const about = aboutAnswer(answer);
  const aspect = kind === 'like' ? 'like' : 'status';
  const note = notesOf(state.allNotes, { aspect, target })[0]?.id;
  const can = (isAllowed: boolean, current: boolean): boolean => isAllowed && current !== isOn;
  switch (kind) {
    case 'like':
      return can(isLiked !== undefined, shown.isLiked ?? isLiked ?? false)
        ? { type: 'wanted', aspect, target, wanted: isOn, before: !isOn, note, about }
        : undefined;
    case 'approve':
      return can(canModerate, shown.isApproved ?? isApproved)
        ? { ...approvalOf(isOn, shown), target, note, about }
        : undefined;
    case 'trash':
      return can(canModerate, shown.isHidden)
        ? { type: 'wanted', aspect, target, wanted: 'trash', before: 'listed', about }
        : undefined;
  }
};
