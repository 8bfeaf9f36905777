import { CircleAlert, CircleCheck, X } from 'lucide';
import type { State } from '../../streams/state/state';
import { undoMessage } from '../../streams/deeds/undo';
import type { Status } from '../../streams/status/state';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { UndoButton } from '../elements/undo-button';
import { usePanel } from '../panel-context';
import { useSelected } from '../use-selected';
import { messageText } from './status-text';
import './status-bar.css';

interface StatusBarProps {
  /** Selects the message that a pane shows; null if there is none. */
  readonly selectStatus: (state: State) => Status | null;
}

/** A message with its cause and its buttons. */
export function StatusBar({ selectStatus }: StatusBarProps) {
  const status = useSelected(selectStatus);
  const {
    locale,
    store: { send, state$ },
  } = usePanel();
  const deed = status?.deed;
  return (
    status && (
      <div className={`status-bar status-${status.kind}`}>
        {status.kind === 'success' ? icon(CircleCheck) : icon(CircleAlert)}
        <p>
          {messageText(status, locale)}
          {status.url !== undefined && (
            <>
              {' '}
              <SafeLink href={status.url}>{__('View your comment.')}</SafeLink>
            </>
          )}
        </p>
        {deed && <UndoButton onClick={() => send(undoMessage(state$.value, deed))} />}
        <IconButton label={__('Dismiss')} icon={icon(X)} onClick={() => send({ type: 'status.dismissed' })} />
      </div>
    )
  );
}
