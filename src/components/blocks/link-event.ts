import type { Ids, Range } from '../../streams/notes/note';
import type { Event } from '../../streams/state/events';

/** A link of a note, and the ids of the note or block it stands in. */
type Link = Pick<Range, 'type' | 'url' | 'id' | 'parent' | 'siteId' | 'postId'>;

/**
 * What the host is told when a link is followed, so that it can open the site, post or comment itself (section 7);
 * undefined for links whose ids are not known, which the browser opens.
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

/** The ids that lead to a comment, as far as they are known. */
type CommentIds = Partial<Record<'site' | 'post' | 'comment', number | undefined>>;

/** The platform writes 0 for what it does not know. */
const known = (id: number | undefined): id is number => id !== undefined && id > 0;

/** The id of the entity; in newer notes' range trees (those with a parent) `id` numbers the node instead. */
function entityId({ id, parent }: Link): number | undefined {
  const number = Number(id);
  return parent === '' && Number.isSafeInteger(number) && number > 0 ? number : undefined;
}

/** A site was followed, if it is known which. */
export const siteEvent = (siteId: number | undefined, href: string): Event | undefined =>
  known(siteId) ? { type: 'site.opened', siteId, href } : undefined;

const postEvent = (
  siteId: number | undefined,
  postId: number | undefined,
  href: string,
): Event | undefined =>
  known(siteId) && known(postId) ? { type: 'post.opened', siteId, postId, href } : undefined;

/** A comment was followed, if all that leads to it is known. */
export const commentEvent = ({ site, post, comment }: CommentIds, href: string): Event | undefined =>
  known(site) && known(post) && known(comment)
    ? { type: 'comment.opened', siteId: site, postId: post, commentId: comment, href }
    : undefined;
