import { CloudUpload } from 'lucide';
import { selectFailed, selectHeldUp } from '../../streams/outbox/selectors';
import type { State } from '../../streams/state/state';
import { __, _x } from '../../i18n';
import { icon } from '../elements/icon';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { failedText, heldUpText, unkeptText } from './outbox-texts';
import './notice.css';

const selectIsKept = ({ outbox }: State): boolean => outbox.isKept;

/** A line above the end of the list: what waits or has failed, and what the blogger can do about it. */
export function OutboxLine() {
  const { locale } = usePanel();
  const failed = useSelected(selectFailed);
  const heldUp = useSelected(selectHeldUp);
  const isKept = useSelected(selectIsKept);
  const waiting = heldUp && heldUpText(heldUp, locale);
  return (
    <div role="status">
      {failed ? (
        <div className="list-line is-trouble">
          {icon(CloudUpload)}
          <p>{failedText(failed)}</p>
          <FailedActions id={failed.id} />
        </div>
      ) : (
        waiting && (
          <div className="list-line">
            {icon(CloudUpload)}
            <p>
              {waiting} {!isKept && unkeptText()}
            </p>
          </div>
        )
      )}
    </div>
  );
}

function FailedActions({ id }: { id: string }) {
  const send = useSend();
  return (
    <>
      <button type="button" className="button" onClick={() => send({ type: 'outbox.retried', id })}>
        {__('Retry')}
      </button>
      <button type="button" className="button" onClick={() => send({ type: 'outbox.discarded', id })}>
        {_x('Discard', 'verb')}
      </button>
    </>
  );
}
