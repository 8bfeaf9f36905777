import { CircleAlert, CircleCheck, X } from 'lucide';
import type { Event } from '../../streams/state/events';
import type { State } from '../../streams/state/state';
import { bringBack } from '../../streams/triage/set-aside';
import type { Status } from '../../streams/status/state';
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

const countOf = ({ reads = {}, doneIds }: Status): number =>
  doneIds?.length ?? Object.values(reads).filter((mark) => mark.isOfAll).length;

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

/** Takes back an unfollow, "Mark all as read", or that notes were set aside. */
function Undo({ status: { siteId, reads, doneIds } }: { status: Status }) {
  const { send, state$ } = usePanel().store;
  const undo = (state: State): Event | undefined => {
    if (siteId !== undefined) return { type: 'follow.requested', siteId, isFollowing: true };
    if (reads && Object.keys(reads).length > 0) return { type: 'reads.allUndone', reads };
    return doneIds && bringBack(state, doneIds, true);
  };
  return (
    undo(state$.value) && (
      <button
        type="button"
        className="button"
        title={doneIds && titleWithKey(__('Undo'), 'U')}
        onClick={() => {
          const event = undo(state$.value);
          if (event) send(event);
          send({ type: 'status.dismissed' });
        }}
      >
        {__('Undo')}
      </button>
    )
  );
}
