import type { Ids, Range } from '../../streams/notes/note';
import type { Event } from '../../streams/state/events';

/** A link in a block. */
type Link = Pick<Range, 'type' | 'url' | 'id' | 'parent' | 'siteId' | 'postId'>;

/**
 * The event of a click on a link, by which the host page can open the site, post or comment itself
 * (section 7). `ids` are those of the note or block. Returns undefined if the link's ids are not
 * known; the browser opens such links.
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

/** The ids of a comment and where it is, as far as known. */
type CommentIds = Partial<Record<'site' | 'post' | 'comment', number | undefined>>;

/** The platform sends 0 for an id that it does not know. */
const known = (id: number | undefined): id is number => id !== undefined && id > 0;

/**
 * The id of the linked site, post or comment. In newer notes, whose ranges have a parent, `id` is
 * the number of the range instead.
 */
function entityId({ id, parent }: Link): number | undefined {
  const number = Number(id);
  return parent === '' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** The event of a click on a site; undefined without its id. */
export const siteEvent = (siteId: number | undefined, href: string): Event | undefined =>
  known(siteId) ? { type: 'site.opened', siteId, href } : undefined;

const postEvent = (siteId: number | undefined, postId: number | undefined, href: string): Event | undefined =>
  known(siteId) && known(postId) ? { type: 'post.opened', siteId, postId, href } : undefined;

/** The event of a click on a comment; undefined without all of its ids. */
export const commentEvent = ({ site, post, comment }: CommentIds, href: string): Event | undefined =>
  known(site) && known(post) && known(comment)
    ? { type: 'comment.opened', siteId: site, postId: post, commentId: comment, href }
    : undefined;
