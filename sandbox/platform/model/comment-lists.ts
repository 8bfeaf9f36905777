import { canModerate } from './comment-actions';
import { forbidden, invalid, PlatformError } from './platform-error';
import { COMMENT_TYPES, type Comment, type CommentStatus } from './types';
import type { World } from './world';

const STATUSES: Readonly<Record<string, readonly CommentStatus[]>> = {
  approved: ['approved'],
  unapproved: ['unapproved'],
  spam: ['spam'],
  trash: ['trash'],
  all: ['approved', 'unapproved'],
};

/** The maximum `number` of comments in a list. */
const MOST = 100;

/**
 * Lists the comments of a site, or of one of its posts, newest first, selected by the parameters
 * `status`, `type` and `order`. Throws `invalid_input` and `invalid_number` (400), and
 * `unauthorized` (403) if the blogger requests unapproved comments and may not moderate the site.
 */
export function listComments(
  world: World,
  of: { readonly siteId: number; readonly postId?: number },
  parameter: (name: string) => string | undefined,
): Comment[] {
  const status = parameter('status') ?? 'approved';
  const type = parameter('type') ?? 'any';
  const statuses = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  if (statuses === undefined) throw invalid('Invalid comment status');
  if (![...COMMENT_TYPES, 'any'].some((each) => each === type)) throw invalid('Invalid comment type');
  if (Number(parameter('number') ?? 0) > MOST)
    throw new PlatformError(400, 'invalid_number', `The number of comments must be at most ${MOST}.`);
  if (status !== 'approved' && !canModerate(world, of.siteId)) throw forbidden('read non-approved comments');
  const found = [...world.comments.values()]
    .filter(
      (comment) =>
        comment.siteId === of.siteId &&
        (of.postId === undefined || comment.postId === of.postId) &&
        statuses.includes(comment.status) &&
        (type === 'any' || (comment.type ?? 'comment') === type),
    )
    .sort((one, other) => other.time - one.time || other.id - one.id);
  return parameter('order')?.toUpperCase() === 'ASC' ? found.reverse() : found;
}

/** Counts the comments of a site by status. */
export function commentCounts(world: World, siteId: number): Readonly<Record<string, number>> {
  const own = [...world.comments.values()].filter((comment) => comment.siteId === siteId);
  const count = (status: CommentStatus): number => own.filter((each) => each.status === status).length;
  const [approved, pending, spam] = [count('approved'), count('unapproved'), count('spam')];
  const all = approved + pending;
  const isOfTrashedPost = ({ postId }: Comment): boolean => world.post(siteId, postId)?.status === 'trash';
  return {
    all,
    approved,
    pending,
    trash: count('trash'),
    spam,
    post_trashed: own.filter(isOfTrashedPost).length,
    total_comments: all + spam,
  };
}
