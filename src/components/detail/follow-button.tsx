import { Check, Plus } from 'lucide';
import { useCallback } from 'react';
import { isFollowing } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';
import { __, _x, sprintf } from '../i18n';
import { icon } from '../icon';
import { useSelected, useSend } from '../use-selected';

interface FollowButtonProps {
  readonly siteId: number;
  /** What the block said. */
  readonly flag: boolean;
  readonly name: string;
}

/** Follows a person's site, or no longer (section 6: only where the block offers it). */
export function FollowButton({ siteId, flag, name }: FollowButtonProps) {
  const send = useSend();
  const follows = useSelected(
    useCallback((state: State) => isFollowing(state, siteId, flag), [siteId, flag]),
  );
  return (
    <button
      type="button"
      className={follows ? 'button follow-button is-on' : 'button follow-button'}
      aria-pressed={follows}
      title={
        follows
          ? // translators: %s is a person's name.
            sprintf(__('Stop following %s'), name)
          : // translators: %s is a person's name.
            sprintf(__('Follow %s'), name)
      }
      onClick={() => send({ type: 'follow.requested', siteId, isFollowing: !follows })}
    >
      {follows ? icon(Check) : icon(Plus)}
      {follows ? _x('Following', 'state of a site') : _x('Follow', 'verb')}
    </button>
  );
}
