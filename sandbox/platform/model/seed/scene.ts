import { addRecord, commentArrives, likeSubject, reblogArrives, type Stage } from '../happenings';
import type { Random } from '../random';
import type { RichText } from '../rich-text';
import type { Comment, Post, User } from '../types';
import type { Likeable } from '../world';
import { bloggerId } from './people';

/** Where the seed's scenes are played: the stage, its dice, and the blogger's posts. */
export interface Scene extends Stage {
  readonly random: Random;
  readonly posts: readonly Post[];
  /** Older posts, which only ordinary days are about. */
  readonly archive: readonly Post[];
}

/** One thing that happened at `time` (epoch seconds) and left one note. */
export type Play = (scene: Scene, time: number) => void;

/** The blogger's post number `index`. Throws RangeError when there is none. */
export function postOf({ posts }: Scene, index: number): Post {
  const post = posts[index];
  if (post === undefined) throw new RangeError(`The seed has no post ${index}`);
  return post;
}

/** Somebody by login. Throws RangeError for a login nobody has. */
export function personOf({ world }: Scene, login: string): User {
  const person = [...world.users.values()].find((user) => user.login === login);
  if (person === undefined) throw new RangeError(`The seed has no user ${login}`);
  return person;
}

/** Everybody but the blogger. */
export const others = ({ world }: Scene): User[] =>
  [...world.users.values()].filter(({ id }) => id !== bloggerId);

interface CommentOptions {
  readonly unapproved?: boolean;
  readonly under?: Comment;
  /** What the blogger answered. */
  readonly answer?: string;
  readonly liked?: boolean;
}

/** A comment by `login` on the blogger's post number `post`. */
export function comments(login: string, post: number, content: RichText, options: CommentOptions = {}): Play {
  return (scene, time) => {
    const { siteId, id: postId } = postOf(scene, post);
    const { comment } = commentArrives(scene, {
      siteId,
      postId,
      authorId: personOf(scene, login).id,
      ...(options.under !== undefined && { parentId: options.under.id }),
      content,
      status: options.unapproved === true ? 'unapproved' : 'approved',
      time,
    });
    if (options.answer !== undefined) says(scene, comment, bloggerId, options.answer);
    if (options.liked === true)
      scene.world.setLike({ kind: 'comment', siteId, id: comment.id }, bloggerId, true);
  };
}

/** A comment of anybody's, without a note about it. */
export function says(scene: Scene, under: Comment | Post, authorId: number, content: RichText): Comment {
  const isComment = 'postId' in under;
  return scene.world.setComment({
    id: scene.world.nextId(),
    siteId: under.siteId,
    postId: isComment ? under.postId : under.id,
    ...(isComment && { parentId: under.id }),
    authorId,
    content,
    status: 'approved',
    time: under.time + 60,
  });
}

/** A reply by `login` to something the blogger (or `elder`) had said under a post. */
export function replies(login: string, post: number, to: string, content: RichText, elder?: string): Play {
  return (scene, time) => {
    const target = postOf(scene, post);
    const author = elder === undefined ? bloggerId : personOf(scene, elder).id;
    const under = says(scene, target, author, to);
    comments(login, post, content, { under })(scene, time);
  };
}

/** These people like the blogger's post: one note tells of them all. */
export const likes =
  (post: number, ...logins: readonly string[]): Play =>
  (scene, time) => {
    const { siteId, id } = postOf(scene, post);
    likedBy(scene, { kind: 'post', siteId, id }, idsOf(scene, logins), time);
  };

/** These people like what the blogger said under a post. */
export const likesComment =
  (post: number, said: string, ...logins: readonly string[]): Play =>
  (scene, time) => {
    const { siteId, id } = says(scene, postOf(scene, post), bloggerId, said);
    likedBy(scene, { kind: 'comment', siteId, id }, idsOf(scene, logins), time);
  };

/** These people follow a site of the blogger's. */
export const follows =
  (siteId: number, ...logins: readonly string[]): Play =>
  (scene, time) => {
    const actors = idsOf(scene, logins);
    for (const id of actors) scene.world.setFollow(siteId, id, true);
    addRecord(scene.feed, { subject: { kind: 'follow', siteId }, actors, time });
  };

/** Likes that arrive together; the seed does not merge them with earlier ones, so that it has the notes asked for. */
export function likedBy(
  { world, feed }: Scene,
  what: Likeable,
  actors: readonly number[],
  time: number,
): void {
  for (const id of actors) world.setLike(what, id, true);
  addRecord(feed, { subject: likeSubject(what), actors, time });
}

const idsOf = (scene: Scene, logins: readonly string[]): number[] =>
  logins.map((login) => personOf(scene, login).id);

/** Somebody reblogs the blogger's post. */
export const reblogs =
  (login: string, post: number, remark: string): Play =>
  (scene, time) => {
    const { siteId, id: postId } = postOf(scene, post);
    reblogArrives(scene, { siteId, postId }, personOf(scene, login).id, remark, time);
  };
