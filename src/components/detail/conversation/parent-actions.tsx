import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment } from '../../../streams/conversation/state';
import { AnswerActions } from './answer-actions';
import { AnswerRemoval } from './answer-removal';
import { useAnswer } from './use-answer';

interface ParentActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
  readonly isWhole: boolean;
}

/**
 * The actions of the parent comment while the whole comment is shown. After it was removed, the undo bar or a
 * notice.
 */
export function ParentActions({ comment, thread, isWhole }: ParentActionsProps) {
  const { isApproved, removal, bar } = useAnswer(comment, thread.site);
  if (removal !== undefined) return <AnswerRemoval removal={removal} bar={bar} />;
  return isWhole && <AnswerActions comment={comment} thread={thread} isApproved={isApproved} />;
}
