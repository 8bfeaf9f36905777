import { useState } from 'react';
import { canActOn, type Thread } from '../../../streams/conversation/selectors';
import { __ } from '../../../i18n';
import { ParentActions } from './parent-actions';
import { ThreadComment } from './thread-comment';
import { useConversation } from './use-conversation';
import './conversation.css';

/** The approximate number of characters in two lines of the narrowest panel. */
const SHORT_CHARS = 60;
const isLong = (text: string): boolean => text.length > SHORT_CHARS || text.includes('\n');

/**
 * The parent of the open comment, above it: two lines or, on demand, the whole comment with its actions. Space
 * is reserved for it while it loads, so that the open comment does not move.
 */
export function ParentComment({ thread }: { thread: Thread }) {
  const conversation = useConversation(thread.key);
  const [isWhole, setIsWhole] = useState(false);
  const parent = conversation?.parent;
  const canOpen = parent && (isLong(parent.text.text) || canActOn(thread, parent));
  return (
    <section
      className={`parent-comment${isWhole ? ' is-whole' : ''}`}
      aria-label={__('In reply to')}
      data-heir=".thread-more"
      aria-busy={parent === undefined && !conversation?.hasFailed}
    >
      {parent ? (
        <ThreadComment
          comment={parent}
          site={thread.site}
          post={thread.post}
          below={<ParentActions comment={parent} thread={thread} isWhole={isWhole} />}
        >
          {canOpen && (
            <button
              type="button"
              className="thread-more"
              aria-expanded={isWhole}
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole ? __('Show less') : __('Show more')}
            </button>
          )}
        </ThreadComment>
      ) : (
        (parent === null || conversation?.hasFailed) && (
          <p className="parent-missing">{__("The comment that this one replies to can't be shown.")}</p>
        )
      )}
    </section>
  );
}
