import { UserRound } from 'lucide';
import { memo, type ReactNode } from 'react';
import type { ThreadComment as Comment } from '../../../streams/conversation/state';
import { commentEvent } from '../../blocks/link-event';
import { RichText } from '../../blocks/rich-text';
import { SafeLink } from '../../blocks/safe-link';
import { __, _x } from '../../../i18n';
import { Avatar } from '../../elements/avatar';
import { icon } from '../../elements/icon';
import { isBlank } from '../../blank';
import { RelativeTime } from '../relative-time';

interface ThreadCommentProps {
  readonly comment: Comment;
  readonly site: number;
  readonly post: number;
  /** Rendered after the name and the time, on the same line. */
  readonly children?: ReactNode;
  /** Rendered below the text of the comment. */
  readonly below?: ReactNode;
}

/** A comment of a conversation: author, time and text. The time is a link to the comment's own page. */
export const ThreadComment = memo(({ comment, site, post, children, below }: ThreadCommentProps) => {
  const { id, name, avatarUrl, timestamp, url, isApproved, text } = comment;
  return (
    <div className="thread-comment" data-heir=":is(.comment-actions, .undo-bar) button">
      <Avatar url={avatarUrl} name={name} fallback={icon(UserRound)} size="small" />
      <div className="thread-texts">
        <p className="thread-head">
          <bdi className="thread-name">{isBlank(name) ? __('Someone') : name}</bdi>
          <SafeLink href={url} className="thread-time" event={commentEvent({ site, post, comment: id }, url)}>
            <RelativeTime key={timestamp} timestamp={timestamp} isFocusable={false} />
          </SafeLink>
          {!isApproved && <span className="thread-mark">{_x('Needs approval', 'state of a comment')}</span>}
          {children}
        </p>
        <div className="thread-text">
          <RichText block={text} ids={{ site, post, comment: id }} />
        </div>
        {below}
      </div>
    </div>
  );
});
