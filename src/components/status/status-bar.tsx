import { CircleAlert, CircleCheck, X } from 'lucide';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';
import type { Status } from '../../streams/status/state';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { usePanel } from '../panel-context';
import { useSelected, useSend } from '../use-selected';
import { causeText } from './cause-text';
import { statusText } from './status-text';
import './status-bar.css';

const countOf = ({ reads = {} }: Status): number =>
  Object.values(reads).filter((mark) => mark.isOfAll).length;

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
          {statusText(status.message, countOf(status), locale)}
          {status.cause && ` ${causeText(status.cause, status.until, locale)}`}
          {status.url !== undefined && (
            <>
              {' '}
              <SafeLink href={status.url}>{__('View your comment.')}</SafeLink>
            </>
          )}
        </p>
        <Undo status={status} />
        <IconButton label={__('Dismiss')} icon={icon(X)} onClick={() => send({ type: 'status.dismissed' })} />
      </div>
    )
  );
}

/** Follows the site again that has just been unfollowed, or takes "Mark all as read" back. */
function Undo({ status: { siteId, reads } }: { status: Status }) {
  const send = useSend();
  const undo: Event | undefined =
    siteId !== undefined
      ? { type: 'follow.requested', siteId, isFollowing: true }
      : reads && Object.keys(reads).length > 0
        ? { type: 'reads.allUndone', reads }
        : undefined;
  return (
    undo && (
      <button
        type="button"
        className="button"
        onClick={() => {
          send(undo);
          send({ type: 'status.dismissed' });
        }}
      >
        {__('Undo')}
      </button>
    )
  );
}
