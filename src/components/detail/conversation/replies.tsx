import { useMemo, useState } from 'react';
import { type Reply, repliesTo, oldestFirst, type Thread } from '../../../streams/conversation/selectors';
import type { Conversation, ThreadComment } from '../../../streams/conversation/state';
import { ANSWERS_SHOWN_COUNT } from '../../../streams/timing';
import { __, _n, sprintf } from '../../../i18n';
import { countText } from '../../count-text';
import { usePainted } from '../../elements/use-painted';
import { usePanel } from '../../panel-context';
import { useAnnounce } from '../../status/use-announce';
import { useSend } from '../../use-selected';
import { ReplyItem } from './reply-item';
import { useConversation } from './use-conversation';
import './conversation.css';

/**
 * The replies to the open comment. Renders nothing until the conversation has loaded and the comment is
 * painted, or if there are no replies.
 */
export function Replies({ thread }: { thread: Thread }) {
  const { locale } = usePanel();
  const [isWhole, setIsWhole] = useState(false);
  const conversation = useConversation(thread.key);
  const comments = conversation?.comments;
  const replies = useMemo(() => repliesTo(comments ?? [], thread.comment), [comments, thread.comment]);
  // The open comment is drawn first, because the conversation may be known before the note opens.
  const isPainted = usePainted(thread.comment) === thread.comment;
  const newest = useNewest(replies);
  if (!conversation || !isPainted) return null;
  const { isComplete, hasFailed } = conversation;
  if (isComplete && !hasFailed && replies.length === 0) return null;
  const shown = isWhole ? replies : newest;
  return (
    <section className="replies" aria-label={__('Replies')} data-heir=".replies-heading">
      {replies.length > 0 && (
        <h2 className="replies-heading" tabIndex={-1}>
          {sprintf(
            // translators: %s is a number.
            _n('%s reply', '%s replies', replies.length),
            countText(replies.length, locale),
          )}
        </h2>
      )}
      {replies.length > newest.length && (
        <button type="button" className="button" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? __('Show less') : __('Show all replies')}
        </button>
      )}
      <ul className="replies-list">
        {shown.map((reply) => (
          <ReplyItem key={reply.comment.id} reply={reply} thread={thread} />
        ))}
      </ul>
      {(hasFailed || !isComplete) && <More thread={thread} conversation={conversation} />}
    </section>
  );
}

/**
 * Returns the newest twenty replies, so that a reply that was just sent is visible. When more replies arrive,
 * the visible ones stay until there are forty.
 */
function useNewest(replies: readonly Reply[]): readonly Reply[] {
  const [first, setFirst] = useState<ThreadComment>();
  const { length } = replies;
  // Compared by time, because the first reply may have been removed.
  const olderCount = first
    ? replies.filter(({ comment }) => oldestFirst(comment, first) < 0).length
    : Infinity;
  const from = Math.max(
    0,
    length - 2 * ANSWERS_SHOWN_COUNT,
    Math.min(olderCount, length - ANSWERS_SHOWN_COUNT),
  );
  const nowFirst = replies[from]?.comment;
  if (nowFirst?.id !== first?.id) setFirst(nowFirst);
  return replies.slice(from);
}

/** The number of searched comments or an error message, with a button that continues the search. */
function More({ thread, conversation }: { thread: Thread; conversation: Conversation }) {
  const { locale } = usePanel();
  const send = useSend();
  const { isLoading, hasFailed, searched } = conversation;
  const failure = hasFailed && __("The conversation couldn't be loaded.");
  useAnnounce(failure);
  return (
    <p className="replies-more">
      {failure ||
        sprintf(
          // translators: %s is a number.
          _n(
            'Searched the newest %s comment of the post.',
            'Searched the newest %s comments of the post.',
            searched,
          ),
          countText(searched, locale),
        )}{' '}
      <button
        type="button"
        className="button"
        // `disabled` is not used, because a disabled button loses the focus.
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) send({ type: 'conversation.moreRequested', key: thread.key });
        }}
      >
        {hasFailed ? __('Try again') : __('Look further')}
      </button>
    </p>
  );
}
