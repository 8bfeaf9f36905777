import { CloudUpload } from 'lucide';
import { areFailuresListed, isGone, selectFailed } from '../../streams/outbox/failed';
import { selectHeldUp } from '../../streams/outbox/held-up';
import type { OutboxRecord } from '../../streams/outbox/record';
import type { State } from '../../streams/state/state';
import { __, _x } from '../../i18n';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { failedText, waitingText } from './outbox-texts';
import './notice.css';

const selectUnlisted = (state: State): OutboxRecord | undefined =>
  areFailuresListed(state) ? undefined : selectFailed(state);
const selectIsKept = ({ outbox }: State): boolean => outbox.isKept;

/**
 * A line below the list about actions that wait or have failed, with buttons to retry or
 * discard.
 */
export function OutboxLine() {
  const { locale } = usePanel();
  const failed = useSelected(selectUnlisted);
  const heldUp = useSelected(selectHeldUp);
  const isKept = useSelected(selectIsKept);
  const waiting = heldUp && waitingText(heldUp, isKept, locale);
  const text = failed ? failedText(failed, locale) : waiting;
  return (
    <div className={failed ? 'list-line is-trouble' : waiting ? 'list-line' : undefined}>
      {text && icon(CloudUpload)}
      <p>{text}</p>
      {failed && <FailedActions record={failed} />}
    </div>
  );
}

/** The buttons for a failed action: Retry and Discard. */
export function FailedActions({ record, describedBy }: { record: OutboxRecord; describedBy?: string }) {
  const { id } = record;
  const send = useSend();
  return (
    <div className="list-line-actions">
      {!isGone(record) && (
        <button
          type="button"
          className="button"
          aria-describedby={describedBy}
          onClick={() => send({ type: 'deed.retried', id })}
        >
          {__('Retry')}
        </button>
      )}
      <button
        type="button"
        className="button"
        aria-describedby={describedBy}
        onClick={() => send({ type: 'deed.discarded', id })}
      >
        {_x('Discard', 'verb')}
      </button>
    </div>
  );
}
