import { useState } from 'react';
import { type Answer, oldestFirst, type Thread } from '../../../streams/conversation/selectors';
import { ANSWERS_SHOWN_COUNT } from '../../../streams/timing';
import { __, _n, sprintf } from '../../../i18n';
import { countText } from '../../count-text';
import { usePanel } from '../../panel-context';
import { AnswerLine } from './answer-line';

/**
 * Selector of the buttons of a reply itself, or of the undo bar in its place, without those of the replies
 * below.
 */
const ACTIONS = ':scope > .answer :is(.answer-actions, .undo-bar) button';

/**
 * A reply with the replies below it. Replies at lower levels are shown on demand, except the newest twenty that
 * arrived after the first render, such as a reply that was just sent.
 */
export function AnswerItem({ answer, thread }: { answer: Answer; thread: Thread }) {
  const [isWhole, setIsWhole] = useState(false);
  const { comment, answers, deeper } = answer;
  const [last] = useState(() => [comment, ...answers, ...deeper].sort(oldestFirst).at(-1) ?? comment);
  const later = deeper.slice(-ANSWERS_SHOWN_COUNT).filter((each) => oldestFirst(last, each) < 0);
  const hiddenCount = deeper.length - later.length;
  const nested = [...answers, ...(isWhole ? deeper : later)];
  return (
    <li data-heir={ACTIONS}>
      <AnswerLine key={comment.id} comment={comment} thread={thread} />
      {nested.length > 0 && (
        <ul className="answers-nested">
          {nested.map((each) => (
            <li key={each.id} data-heir={ACTIONS}>
              <AnswerLine comment={each} thread={thread} />
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
            // translators: %s is a number of answers to answers.
            _n('%s more', '%s more', count),
            countText(count, locale),
          )}
    </button>
  );
}
