import { UserRound } from 'lucide';
import { useMemo } from 'react';
import { addressName } from '../../streams/notes/addresses';
import type { Block, Note } from '../../streams/notes/note';
import { followSite } from '../../streams/notes/action-flags';
import { Avatar } from '../elements/avatar';
import { isBlank } from '../blank';
import { siteEvent } from '../blocks/link-event';
import { RichText } from '../blocks/rich-text';
import { SafeLink } from '../blocks/safe-link';
import { __ } from '../../i18n';
import { icon } from '../elements/icon';
import { RelativeTime } from './relative-time';
import { FollowButton } from './follow-button';

interface UserBlockProps {
  readonly block: Block;
  readonly note: Note;
  /** Whether the note's time is the time of this person's action, so that the block shows the time. */
  readonly isAuthor: boolean;
}

/** A person: avatar, name, site, the time of their action, and the follow button (section 2). */
export function UserBlock({ block, note, isAuthor }: UserBlockProps) {
  const site = followSite(block);
  const [avatar] = block.media;
  // translators: a person whose name is not known.
  const name = isBlank(block.text) ? __('Someone') : block.text;
  const named = useMemo(() => ({ ...block, media: block.media.slice(1) }), [block]);
  return (
    <div className="block-user" data-block="user">
      <Avatar url={avatar?.url ?? ''} name={block.text} fallback={icon(UserRound)} />
      <div className="user-texts">
        <div className="user-name">
          {isBlank(block.text) ? name : <RichText block={named} ids={{ ...note.ids, ...block.ids }} />}
        </div>
        <UserSite block={block} />
        {note.type === 'follow' && !isBlank(block.homeTagline) && (
          <bdi className="user-tagline">{block.homeTagline}</bdi>
        )}
        {isAuthor && (
          <div className="user-time">
            <RelativeTime key={note.timestamp} timestamp={note.timestamp} />
          </div>
        )}
      </div>
      {site !== undefined && (
        <FollowButton key={site} siteId={site} flag={block.actions?.follow ?? false} name={name} />
      )}
    </div>
  );
}

/** A link to the person's site. Its text is the site's title or, without a title, the host name. */
function UserSite({ block: { homeTitle, homeUrl, ids } }: { block: Block }) {
  const title = isBlank(homeTitle) ? addressName(homeUrl) : homeTitle;
  if (title === '') return null;
  return (
    <div className="user-site">
      <SafeLink href={homeUrl} event={siteEvent(ids.site, homeUrl)}>
        <bdi>{title}</bdi>
      </SafeLink>
    </div>
  );
}
