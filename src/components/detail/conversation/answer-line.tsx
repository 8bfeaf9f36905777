import { memo, useMemo } from 'react';
import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment as Comment } from '../../../streams/conversation/state';
import { AnswerActions } from './answer-actions';
import { AnswerRemoval } from './answer-removal';
import { ThreadComment } from './thread-comment';
import { useAnswer } from './use-answer';

interface AnswerLineProps {
  readonly comment: Comment;
  readonly thread: Thread;
}

/** A reply with its actions; after it was removed, the undo bar or a notice. */
export const AnswerLine = memo(({ comment, thread }: AnswerLineProps) => {
  const { site, post } = thread;
  const { isApproved, removal, bar } = useAnswer(comment, site);
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
      ) : (
        <AnswerRemoval removal={removal} bar={bar} />
      )}
    </div>
  );
});
