import { unknown } from './platform-error';
import type { Comment } from './types';
import type { World } from './world';

/** How a conversation grows without notes. */
export interface ThreadOptions {
  /** Id of the comment that is answered. */
  readonly comment: number;
  /** How many answers other users add. */
  readonly answers: number;
  /** Whether the comment answers its newest answer (itself without answers), which no platform should serve. */
  readonly isCircular: boolean;
}

/**
 * Adds answers of other users, one a second until now, in turn. The comment itself becomes older than they
 * are. Throws `unknown_comment`.
 */
export function growThread(
  world: World,
  nowS: number,
  { comment: id, answers, isCircular }: ThreadOptions,
): readonly Comment[] {
  const comment = [...world.comments.values()].find((each) => each.id === id);
  if (comment === undefined) throw unknown('comment');
  const users = [...world.users.values()].filter((user) => user.id !== world.bloggerId);
  const { siteId, postId } = comment;
  const added = Array.from({ length: answers }, (_, index) =>
    world.setComment({
      id: world.nextId(),
      siteId,
      postId,
      authorId: users[index % users.length]?.id ?? comment.authorId,
      parentId: id,
      content: `Answer ${index + 1}.`,
      status: 'approved',
      time: nowS - (answers - 1 - index),
    }),
  );
  const parentId = isCircular ? (added.at(-1)?.id ?? id) : comment.parentId;
  world.setComment({ ...comment, ...(parentId !== undefined && { parentId }), time: nowS - answers });
  return added;
}
