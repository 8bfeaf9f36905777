import type { Ids, Range } from '../../streams/notes/note';
import type { Event } from '../../streams/state/events';

/** The fields of a range that decide where its link leads. */
type Link = Pick<Range, 'type' | 'url' | 'id' | 'parent' | 'siteId' | 'postId'>;

/**
 * Returns the event for a click on a link, so that the host page can open the site, post or comment itself
 * (section 7). `ids` are the ids of the note or block. Returns undefined if the link's ids are unknown; the
 * browser then opens the link.
 */
export function linkEvent(link: Link, ids: Ids): Event | undefined {
  const href = link.url;
  const own = entityId(link);
  switch (link.type) {
    case 'user':
      return siteEvent(link.siteId, href);
    case 'site':
      return siteEvent(link.siteId ?? own, href);
    case 'post':
      return postEvent(link.siteId ?? ids.site, own ?? link.postId ?? ids.post, href);
    case 'comment':
      return commentEvent(
        { site: link.siteId ?? ids.site, post: link.postId ?? ids.post, comment: own ?? ids.comment },
        href,
      );
    default:
      return undefined;
  }
}

/** The ids of a comment, its post and its site, as far as the platform has sent them. */
type CommentIds = Partial<Record<'site' | 'post' | 'comment', number | undefined>>;

/** Whether an id is known. The platform sends 0 for an unknown id. */
const known = (id: number | undefined): id is number => id !== undefined && id > 0;

/**
 * Returns the id of the linked site, post or comment. Undefined in newer notes, in which ranges have parents,
 * because `id` is then the number of the range.
 */
function entityId({ id, parent }: Link): number | undefined {
  const number = Number(id);
  return parent === '' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** Returns the event for a click on a site; undefined if the site's id is unknown. */
export const siteEvent = (siteId: number | undefined, href: string): Event | undefined =>
  known(siteId) ? { type: 'site.opened', siteId, href } : undefined;

const postEvent = (siteId: number | undefined, postId: number | undefined, href: string): Event | undefined =>
  known(siteId) && known(postId) ? { type: 'post.opened', siteId, postId, href } : undefined;

/** Returns the event for a click on a comment; undefined if one of the ids is unknown. */
export const commentEvent = ({ site, post, comment }: CommentIds, href: string): Event | undefined =>
  known(site) && known(post) && known(comment)
    ? { type: 'comment.opened', siteId: site, postId: post, commentId: comment, href }
    : undefined;
