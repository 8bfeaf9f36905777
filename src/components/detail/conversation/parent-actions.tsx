import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment } from '../../../streams/conversation/state';
import { CommentActions } from './comment-actions';
import { CommentRemoval } from './comment-removal';
import { useComment } from './use-comment';

interface ParentActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
  readonly isWhole: boolean;
}

/**
 * The actions of the parent comment while the whole comment is shown; once it is removed, the undo bar or a
 * notice.
 */
export function ParentActions({ comment, thread, isWhole }: ParentActionsProps) {
  const { isApproved, removal, bar } = useComment(comment, thread.site);
  if (removal !== undefined) return <CommentRemoval removal={removal} bar={bar} />;
  return isWhole && <CommentActions comment={comment} thread={thread} isApproved={isApproved} />;
}
