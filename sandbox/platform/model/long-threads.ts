import { unknown } from './platform-error';
import type { Comment } from './types';
import type { World } from './world';

/** Options for a conversation that grows without notes. */
export interface ThreadOptions {
  /** The id of the comment that gets the replies. */
  readonly comment: number;
  /** The number of replies that other users add. */
  readonly answers: number;
  /** Whether the comment replies to its newest reply (or itself), which no platform should serve. */
  readonly isCircular: boolean;
}

/**
 * Adds replies of other users in turn, one per second until now. The comment itself is made older
 * than they are. Throws `unknown_comment`.
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
