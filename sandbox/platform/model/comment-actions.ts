import { filterHtml, richTextOf, storedText } from './comment-html';
import { forbidden, PlatformError, unknown } from './platform-error';
import { isPublished } from './published';
import type { Comment, CommentChange, Post } from './types';
import type { World } from './world';

/** Finds a comment on a site. Throws `unknown_comment`. */
export function findComment(world: World, siteId: number, commentId: number): Comment {
  const comment = world.comment(siteId, commentId);
  if (comment === undefined) throw unknown('comment');
  return comment;
}

/**
 * Finds a comment that the blogger may read. Throws `unauthorized` if it is unapproved on another
 * user's site.
 */
export function readComment(world: World, siteId: number, commentId: number): Comment {
  const comment = findComment(world, siteId, commentId);
  if (comment.status === 'unapproved' && !canModerate(world, siteId)) throw forbidden('read comment');
  return comment;
}

/** Finds a post on a site. Throws `unknown_post`. */
export function findPost(world: World, siteId: number, postId: number): Post {
  const post = world.post(siteId, postId);
  if (post === undefined) throw unknown('post');
  return post;
}

/** Whether the blogger may moderate the comments of a site, which must be the blogger's own. */
export function canModerate(world: World, siteId: number): boolean {
  return world.site(siteId)?.ownerId === world.bloggerId;
}

/**
 * Changes the text or the status of a comment as the blogger. Throws `unauthorized` on sites of
 * other users.
 */
export function updateComment(
  world: World,
  comment: Comment,
  change: { readonly content?: string; readonly status?: CommentChange },
): Comment {
  const own = comment.authorId === world.bloggerId && change.status === undefined;
  if (!own && !canModerate(world, comment.siteId)) {
    throw forbidden('edit comment');
  }
  const { content, status } = change;
  if (status === 'trash' && !world.rules.trash)
    throw new PlatformError(403, 'trash_disabled', 'The trash is disabled');
  return world.setComment({
    ...withStatus(comment, status),
    ...(content !== undefined && written(content)),
  });
}

/** Sets the status. Spam and trash keep the previous one, which `unspam` or `untrash` restores. */
function withStatus(comment: Comment, status: CommentChange | undefined): Comment {
  switch (status) {
    case undefined:
      return comment;
    case 'spam':
    case 'trash':
      return comment.status === status ? comment : { ...comment, status, formerStatus: comment.status };
    case 'unspam':
    case 'untrash': {
      if (status !== `un${comment.status}`) return comment;
      const { formerStatus = 'unapproved', ...others } = comment;
      return { ...others, status: formerStatus };
    }
    default:
      return { ...comment, status };
  }
}

/**
 * Moves a comment to the trash, or deletes it permanently if it is in the trash or spam, or if there
 * is no trash.
 */
export function deleteComment(world: World, comment: Comment): Comment {
  if (world.rules.trash && comment.status !== 'trash' && comment.status !== 'spam')
    return updateComment(world, comment, { status: 'trash' });
  if (!canModerate(world, comment.siteId)) throw forbidden('edit comment');
  world.removeComment(comment);
  return comment;
}

/**
 * Adds the blogger's reply to a comment or a post. A reply approves an unapproved comment. Throws
 * `invalid_input` for an empty text, `unauthorized` if the post is closed, `comment_duplicate` if
 * the same text exists outside the trash, and `comment_flood` if the rules limit the rate.
 */
export function addReply(world: World, to: Comment | Post, content: string, time: number): Comment {
  const text = written(content);
  const isComment = 'postId' in to;
  const postId = isComment ? to.postId : to.id;
  const parentId = isComment ? to.id : undefined;
  const post = findPost(world, to.siteId, postId);
  if (!isPublished(post) || post.extras?.commentsOpen === false) throw forbidden('reply to this post');
  const own = [...world.comments.values()].filter(({ authorId }) => authorId === world.bloggerId);
  const duplicate = own.some(
    (other) =>
      other.siteId === to.siteId &&
      other.postId === postId &&
      other.parentId === parentId &&
      other.status !== 'trash' &&
      storedText(other, '') === text.html,
  );
  if (duplicate) {
    const message = "Duplicate comment detected; it looks as though you've already said that!";
    throw new PlatformError(409, 'comment_duplicate', message);
  }
  if (world.rules.flood && own.some((other) => time - other.time < FLOOD_S))
    throw new PlatformError(429, 'comment_flood', 'You are posting comments too quickly. Slow down.');
  if (isComment && to.status === 'unapproved' && canModerate(world, to.siteId)) {
    updateComment(world, to, { status: 'approved' });
  }
  return world.setComment({
    id: world.nextId(),
    siteId: to.siteId,
    postId,
    authorId: world.bloggerId,
    ...(parentId !== undefined && { parentId }),
    ...text,
    status: 'approved',
    time,
  });
}

/** The minimum number of seconds between two comments of a blogger, if the rules have a limit. */
const FLOOD_S = 15;

/** Converts a typed text to a stored text. Throws `invalid_input` if nothing can be stored. */
function written(typed: string): Required<Pick<Comment, 'content' | 'html'>> {
  const html = filterHtml(typed);
  if (html === '') throw new PlatformError(400, 'invalid_input', 'Comment content is required');
  return { html, content: richTextOf(html) };
}
