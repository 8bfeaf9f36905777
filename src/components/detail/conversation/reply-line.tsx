import { memo, useMemo } from 'react';
import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment as Comment } from '../../../streams/conversation/state';
import { CommentActions } from './comment-actions';
import { CommentRemoval } from './comment-removal';
import { ThreadComment } from './thread-comment';
import { useComment } from './use-comment';

interface ReplyLineProps {
  readonly comment: Comment;
  readonly thread: Thread;
}

/** A reply with its actions; once it is removed, the undo bar or a notice. */
export const ReplyLine = memo(({ comment, thread }: ReplyLineProps) => {
  const { site, post } = thread;
  const { isApproved, removal, bar } = useComment(comment, site);
  const shown = useMemo(() => ({ ...comment, isApproved }), [comment, isApproved]);
  return (
    <div className="reply">
      {removal === undefined ? (
        <ThreadComment
          comment={shown}
          site={site}
          post={post}
          below={<CommentActions comment={comment} thread={thread} isApproved={isApproved} />}
        />
      ) : (
        <CommentRemoval removal={removal} bar={bar} />
      )}
    </div>
  );
});
