import { useState } from 'react';
import { type Reply, oldestFirst, type Thread } from '../../../streams/conversation/selectors';
import { ANSWERS_SHOWN_COUNT } from '../../../streams/timing';
import { __, _n, sprintf } from '../../../i18n';
import { countText } from '../../count-text';
import { usePanel } from '../../panel-context';
import { ReplyLine } from './reply-line';

/**
 * Selector for the buttons of a reply itself, or of the undo bar in its place, without those of the replies
 * below.
 */
const ACTIONS = ':scope > .reply :is(.comment-actions, .undo-bar) button';

/**
 * A reply with the replies below it. Replies at lower levels are shown on demand, except the newest twenty that
 * arrived after the first render, such as a reply that was just sent.
 */
export function ReplyItem({ reply, thread }: { reply: Reply; thread: Thread }) {
  const [isWhole, setIsWhole] = useState(false);
  const { comment, replies, deeper } = reply;
  const [last] = useState(() => [comment, ...replies, ...deeper].sort(oldestFirst).at(-1) ?? comment);
  const later = deeper.slice(-ANSWERS_SHOWN_COUNT).filter((each) => oldestFirst(last, each) < 0);
  const hiddenCount = deeper.length - later.length;
  const nested = [...replies, ...(isWhole ? deeper : later)];
  return (
    <li data-heir={ACTIONS}>
      <ReplyLine key={comment.id} comment={comment} thread={thread} />
      {nested.length > 0 && (
        <ul className="replies-nested">
          {nested.map((each) => (
            <li key={each.id} data-heir={ACTIONS}>
              <ReplyLine comment={each} thread={thread} />
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <DeeperButton count={hiddenCount} isWhole={isWhole} onClick={() => setIsWhole(!isWhole)} />
      )}
    </li>
  );
}

interface DeeperButtonProps {
  /** The number of replies that the button shows or hides. */
  readonly count: number;
  readonly isWhole: boolean;
  readonly onClick: () => void;
}

/** A button that shows and hides the replies at lower levels. */
function DeeperButton({ count, isWhole, onClick }: DeeperButtonProps) {
  const { locale } = usePanel();
  return (
    <button type="button" className="thread-more" aria-expanded={isWhole} onClick={onClick}>
      {isWhole
        ? __('Show less')
        : sprintf(
            // translators: %s is a number of replies to replies.
            _n('%s more', '%s more', count),
            countText(count, locale),
          )}
    </button>
  );
}
