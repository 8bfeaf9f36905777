import { PlatformError, unknown } from './platform-error';
import { plainText } from './rich-text';
import type { Comment, CommentChange, Post } from './types';
import type { World } from './world';

/** Finds a comment on a site. Throws `unknown_comment`. */
export function findComment(world: World, siteId: number, commentId: number): Comment {
  const comment = world.comment(siteId, commentId);
  if (comment === undefined) throw unknown('comment');
  return comment;
}

/** Finds a post on a site. Throws `unknown_post`. */
export function findPost(world: World, siteId: number, postId: number): Post {
  const post = world.post(siteId, postId);
  if (post === undefined) throw unknown('post');
  return post;
}

/** Whether the blogger may moderate the comments of a site. They may on their own sites. */
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
    throw new PlatformError(403, 'unauthorized', 'User cannot edit comment');
  }
  if (change.content?.trim() === '') throw emptyContent();
  const { content = comment.content, status } = change;
  return world.setComment({ ...withStatus(comment, status), content });
}

/** Spam and trash remember the status before, and `unspam` and `untrash` restore it. */
function withStatus(comment: Comment, status: CommentChange | undefined): Comment {
  switch (status) {
    case undefined:
      return comment;
    case 'spam':
    case 'trash':
      return comment.status === status ? comment : { ...comment, status, formerStatus: comment.status };
    case 'unspam':
    case 'untrash':
      return status === `un${comment.status}`
        ? { ...comment, status: comment.formerStatus ?? 'unapproved' }
        : comment;
    default:
      return { ...comment, status };
  }
}

/**
 * Moves a comment to the trash, or deletes it permanently if it is in the trash or spam, as the
 * platform does.
 */
export function deleteComment(world: World, comment: Comment): Comment {
  const trashed = updateComment(world, comment, { status: 'trash' });
  if (comment.status === 'trash' || comment.status === 'spam') world.removeComment(comment);
  return trashed;
}

/**
 * Adds the blogger's reply to a comment or a post. A reply approves an unapproved comment. Throws
 * `invalid_input` for an empty text and `comment_duplicate` for a repeated one.
 */
export function addReply(world: World, to: Comment | Post, content: string, time: number): Comment {
  if (content.trim() === '') throw emptyContent();
  const isComment = 'postId' in to;
  const postId = isComment ? to.postId : to.id;
  const parentId = isComment ? to.id : undefined;
  const duplicate = [...world.comments.values()].some(
    (other) =>
      other.siteId === to.siteId &&
      other.postId === postId &&
      other.parentId === parentId &&
      other.authorId === world.bloggerId &&
      other.status !== 'trash' &&
      plainText(other.content) === content,
  );
  if (duplicate) {
    const message = "Duplicate comment detected; it looks as though you've already said that!";
    throw new PlatformError(409, 'comment_duplicate', message);
  }
  if (isComment && to.status === 'unapproved' && canModerate(world, to.siteId)) {
    updateComment(world, to, { status: 'approved' });
  }
  return world.setComment({
    id: world.nextId(),
    siteId: to.siteId,
    postId,
    authorId: world.bloggerId,
    ...(parentId !== undefined && { parentId }),
    content,
    status: 'approved',
    time,
  });
}

function emptyContent(): PlatformError {
  return new PlatformError(400, 'invalid_input', 'Comment content is required');
}
