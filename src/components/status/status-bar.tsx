import { CircleAlert, CircleCheck, X } from 'lucide';
import type { State } from '../../streams/state/state';
import type { Status } from '../../streams/status/state';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { IconButton } from '../elements/icon-button';
import { useSelected, useSend } from '../use-selected';
import { statusText } from './status-text';
import './status-bar.css';

const selectStatus = (state: State): Status | null => state.status;

/**
 * The message at the top (section 2). Its region is always in the document, because screen readers
 * announce only changes of existing regions.
 */
export function StatusBar() {
  const status = useSelected(selectStatus);
  const send = useSend();
  return (
    <div className="status-region" role="status">
      {status && (
        <div className={`status-bar status-${status.kind}`}>
          {status.kind === 'success' ? icon(CircleCheck) : icon(CircleAlert)}
          <p>
            {statusText(status.message)}
            {status.url !== undefined && (
              <>
                {' '}
                <SafeLink href={status.url}>{__('View your comment.')}</SafeLink>
              </>
            )}
          </p>
          {status.siteId !== undefined && <UndoUnfollow siteId={status.siteId} />}
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

/** Follows the site again that has just been unfollowed. */
function UndoUnfollow({ siteId }: { siteId: number }) {
  const send = useSend();
  return (
    <button
      type="button"
      className="button"
      onClick={() => {
        send({ type: 'follow.requested', siteId, isFollowing: true });
        send({ type: 'status.dismissed' });
      }}
    >
      {__('Undo')}
    </button>
  );
}
