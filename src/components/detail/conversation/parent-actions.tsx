import { useCallback } from 'react';
import { answerOverlay, removalOf } from '../../../streams/conversation/answer-overlay';
import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment } from '../../../streams/conversation/state';
import type { State } from '../../../streams/state/state';
import { undoText } from '../../list/undo-bar';
import { useSelected } from '../../use-selected';
import { AnswerActions } from './answer-actions';
import { AnswerUndo } from './answer-undo';

interface ParentActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
}

/** The actions on the comment that is answered; after Trash the undo bar, and then a line that says so. */
export function ParentActions({ comment, thread: { site }, thread }: ParentActionsProps) {
  const { id } = comment;
  const wish = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).isApproved, [site, id]),
  );
  const bar = useSelected(
    useCallback((state: State) => answerOverlay(state, { site, comment: id }).undoBar?.id, [site, id]),
  );
  const removing = useSelected(
    useCallback((state: State) => removalOf(state, { site, comment: id }), [site, id]),
  );
  const removal = removing ?? comment.removal;
  if (removal === undefined)
    return <AnswerActions comment={comment} thread={thread} isApproved={wish ?? comment.isApproved} />;
  if (bar !== undefined) return <AnswerUndo kind={removal} id={bar} />;
  return <p className="answer-removed">{undoText(removal)}</p>;
}
