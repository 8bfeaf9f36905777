import { Check, Plus } from 'lucide';
import { useCallback } from 'react';
import { followOverlay } from '../../streams/outbox/overlay';
import type { State } from '../../streams/state/state';
import { __, _x, sprintf } from '../../i18n';
import { icon } from '../elements/icon';
import { useSelected, useSend } from '../use-selected';

interface FollowButtonProps {
  readonly siteId: number;
  /** Whether the blogger follows the site, as the platform has reported in the block's flag. */
  readonly flag: boolean;
  readonly name: string;
}

/** A button that follows or unfollows a person's site. Shown only if the block has the flag (section 6). */
export function FollowButton({ siteId, flag, name }: FollowButtonProps) {
  const send = useSend();
  const wish = useSelected(
    useCallback(({ outbox }: State) => followOverlay(siteId, outbox.records), [siteId]),
  );
  const isOn = wish ?? flag;
  return (
    <button
      type="button"
      className={isOn ? 'button follow-button is-on' : 'button follow-button'}
      title={
        isOn
          ? // translators: %s is a person's name.
            sprintf(__('Stop following %s'), name)
          : // translators: %s is a person's name.
            sprintf(__('Follow %s'), name)
      }
      onClick={() => send({ type: 'follow.requested', siteId, isFollowing: !isOn })}
    >
      {isOn ? icon(Check) : icon(Plus)}
      <span className="button-label">{isOn ? _x('Following', 'state of a site') : _x('Follow', 'verb')}</span>
    </button>
  );
}
