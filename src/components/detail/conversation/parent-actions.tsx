import type { Thread } from '../../../streams/conversation/selectors';
import type { ThreadComment } from '../../../streams/conversation/state';
import { AnswerActions } from './answer-actions';
import { AnswerRemoval } from './answer-removal';
import { useAnswer } from './use-answer';

interface ParentActionsProps {
  readonly comment: ThreadComment;
  readonly thread: Thread;
}

/** The actions on the comment that is answered; after Trash what says so. */
export function ParentActions({ comment, thread }: ParentActionsProps) {
  const { isApproved, removal, bar } = useAnswer(comment, thread.site);
  return removal === undefined ? (
    <AnswerActions comment={comment} thread={thread} isApproved={isApproved} />
  ) : (
    <AnswerRemoval removal={removal} bar={bar} />
  );
}
