import { useState } from 'react';
import type { Answer, Thread } from '../../../streams/conversation/selectors';
import { __, _n, sprintf } from '../../../i18n';
import { countText } from '../../count-text';
import { usePanel } from '../../panel-context';
import { AnswerLine } from './answer-line';

/** An answer with the answers to it. Those below them show on demand. */
export function AnswerItem({ answer, thread }: { answer: Answer; thread: Thread }) {
  const { locale } = usePanel();
  const [isWhole, setIsWhole] = useState(false);
  const { comment, answers, deeper } = answer;
  const nested = isWhole ? [...answers, ...deeper] : answers;
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
      {deeper.length > 0 && (
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
                _n('%s more', '%s more', deeper.length),
                countText(deeper.length, locale),
              )}
        </button>
      )}
    </li>
  );
}
