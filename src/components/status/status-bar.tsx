import { CircleAlert, CircleCheck, X } from 'lucide';
import { useRef } from 'react';
import { isListCovered, selectSelectedNote } from '../../streams/list/selectors';
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
import { useRoom } from './use-room';
import './status-bar.css';

const countOf = ({ reads = {} }: Status): number =>
  Object.values(reads).filter((mark) => mark.isOfAll).length;

const isAtNote = (state: State): boolean => state.isWide || selectSelectedNote(state) !== undefined;

const never = (): boolean => false;

/** For each pane: its message, what it shows, and whether it is covered. */
const SELECTORS = {
  list: {
    status: (state: State) => (isAtNote(state) ? null : state.status),
    content: (state: State) => state.filterName,
    isBehind: isListCovered,
  },
  note: {
    status: (state: State) => (isAtNote(state) ? state.status : null),
    content: (state: State) => state.selectedNoteId,
    isBehind: never,
  },
};

/**
 * The message at the top of a pane (section 2): of the note's, unless the list stands alone. Its region
 * is always in the document, because screen readers announce only changes of existing regions.
 */
export function StatusBar({ pane }: { pane: keyof typeof SELECTORS }) {
  const selectors = SELECTORS[pane];
  const status = useSelected(selectors.status);
  const content = useSelected<unknown>(selectors.content);
  const isBehind = useSelected(selectors.isBehind);
  const send = useSend();
  const { locale } = usePanel();
  const region = useRef<HTMLDivElement>(null);
  useRoom(region, { message: status, content, isBehind });
  return (
    <div ref={region} className="status-region" role="status">
      {status && (
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
          <IconButton
            label={__('Dismiss')}
            icon={icon(X)}
            onClick={() => send({ type: 'status.dismissed' })}
          />
        </div>
      )}
    </div>
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
