import { useState } from 'react';
import { type Answer, oldestFirst, type Thread } from '../../../streams/conversation/selectors';
import { __, _n, sprintf } from '../../../i18n';
import { countText } from '../../count-text';
import { usePanel } from '../../panel-context';
import { AnswerLine } from './answer-line';

/**
 * An answer with the answers to it. Those below them show on demand, except those that came later, among which is
 * a reply that was just sent.
 */
export function AnswerItem({ answer, thread }: { answer: Answer; thread: Thread }) {
  const { locale } = usePanel();
  const [isWhole, setIsWhole] = useState(false);
  const { comment, answers, deeper } = answer;
  const [last] = useState(() => [comment, ...answers, ...deeper].sort(oldestFirst).at(-1) ?? comment);
  const later = deeper.filter((each) => oldestFirst(last, each) < 0);
  const hiddenCount = deeper.length - later.length;
  const nested = [...answers, ...(isWhole ? deeper : later)];
  return (
    <li>
      <AnswerLine key={comment.id} comment={comment} thread={thread} />
      {nested.length > 0 && (
        <ul className="answers-nested">
          {nested.map((each) => (
            <li key={each.id}>
              <AnswerLine comment={each} thread={thread} />
            </li>
          ))}
        </ul>
      )}
      {hiddenCount > 0 && (
        <button
          type="button"
          className="thread-more"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole
            ? __('Show less')
            : sprintf(
                // translators: %s is a number of answers to answers.
                _n('%s more', '%s more', hiddenCount),
                countText(hiddenCount, locale),
              )}
        </button>
      )}
    </li>
  );
}
