import { CircleAlert, CircleCheck, X } from 'lucide';
import type { State } from '../../streams/state/state';
import { undoMessage } from '../../streams/deeds/undo';
import type { MessageDeed, Status } from '../../streams/status/state';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { titleWithKey } from '../title-with-key';
import { causeText } from './cause-text';
import { statusText } from './status-text';
import './status-bar.css';

interface StatusBarProps {
  /** The message of a pane; null if it has none. */
  readonly selectStatus: (state: State) => Status | null;
}

/** A message, with its cause and what can be done about it. */
export function StatusBar({ selectStatus }: StatusBarProps) {
  const status = useSelected(selectStatus);
  const send = useSend();
  const { locale } = usePanel();
  return (
    status && (
      <div className={`status-bar status-${status.kind}`}>
        {status.kind === 'success' ? icon(CircleCheck) : icon(CircleAlert)}
        <p>
          {statusText(status.message, status.count ?? 0, locale)}
          {status.cause && ` ${causeText(status.cause, status.until, locale)}`}
          {status.url !== undefined && (
            <>
              {' '}
              <SafeLink href={status.url}>{__('View your comment.')}</SafeLink>
            </>
          )}
        </p>
        {status.deed && <Undo deed={status.deed} />}
        <IconButton label={__('Dismiss')} icon={icon(X)} onClick={() => send({ type: 'status.dismissed' })} />
      </div>
    )
  );
}

/** Takes back an unfollow, "Mark all as read", or that notes were set aside. */
function Undo({ deed }: { deed: MessageDeed }) {
  const { send, state$ } = usePanel().store;
  return (
    <button
      type="button"
      className="button"
      title={titleWithKey(__('Undo'), 'U')}
      onClick={() => send(undoMessage(state$.value, deed))}
    >
      {__('Undo')}
    </button>
  );
}
