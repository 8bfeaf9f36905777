import type { Comment, Post } from './types';
import type { World } from './world';

/** Returns a comment's parent, if it exists. */
export function parentOf(world: World, comment: Comment): Comment | undefined {
  return comment.parentId === undefined ? undefined : world.comment(comment.siteId, comment.parentId);
}

/** Returns the nesting level of a comment, 0 if it has no parent. Stops at a circle of parents. */
export function nestLevel(world: World, comment: Comment): number {
  const below = new Set<number>();
  let above = parentOf(world, comment);
  while (above !== undefined && !below.has(above.id)) {
    below.add(above.id);
    above = parentOf(world, above);
  }
  return below.size;
}

/** Returns a post's comments, oldest first. */
export function commentsOf(world: World, post: Post): Comment[] {
  return [...world.comments.values()]
    .filter((comment) => comment.siteId === post.siteId && comment.postId === post.id)
    .sort((one, other) => one.time - other.time || one.id - other.id);
}

/** Returns the blogger's latest approved reply to a comment, or to the post if no comment is given. */
export function bloggersReply(
  world: World,
  to: { readonly siteId: number; readonly postId: number; readonly commentId?: number },
): Comment | undefined {
  return [...world.comments.values()]
    .filter(
      (comment) =>
        comment.siteId === to.siteId &&
        comment.postId === to.postId &&
        comment.parentId === to.commentId &&
        comment.authorId === world.bloggerId &&
        comment.status === 'approved',
    )
    .sort((one, other) => one.id - other.id)
    .at(-1);
}
