import { memo, useCallback, useMemo } from 'react';
import { answerOverlay, removalOf } from '../../../streams/conversation/answer-overlay';
import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment as Comment } from '../../../streams/conversation/state';
import type { State } from '../../../streams/state/state';
import { undoText } from '../../list/undo-bar';
import { useSelected } from '../../use-selected';
import { AnswerActions } from './answer-actions';
import { AnswerUndo } from './answer-undo';
import { ThreadComment } from './thread-comment';

interface AnswerLineProps {
  readonly comment: Comment;
  readonly thread: Thread;
}

/** An answer and its actions; after Trash the undo bar, and then a line that says so. */
export const AnswerLine = memo(({ comment, thread }: AnswerLineProps) => {
  const { site, post } = thread;
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
  const isApproved = wish ?? comment.isApproved;
  const shown = useMemo(() => ({ ...comment, isApproved }), [comment, isApproved]);
  return (
    <div className="answer">
      {removal === undefined ? (
        <ThreadComment
          comment={shown}
          site={site}
          post={post}
          below={<AnswerActions comment={comment} thread={thread} isApproved={isApproved} />}
        />
      ) : bar === undefined ? (
        <p className="answer-removed">{undoText(removal)}</p>
      ) : (
        <AnswerUndo kind={removal} id={bar} />
      )}
    </div>
  );
});
