import { addNoteRecord, receiveComment, likeSubject, receiveReblog, type Model } from '../incoming-activity';
import type { Random } from '../random';
import type { RichText } from '../rich-text';
import type { Comment, CommentType, Post, User } from '../types';
import type { Likeable } from '../world';
import { bloggerId } from './people';

/** The context of seed events: the model, a random generator and the blogger's posts. */
export interface SeedContext extends Model {
  readonly random: Random;
  readonly posts: readonly Post[];
  /** Older posts, which only filler events use. */
  readonly archive: readonly Post[];
}

/** Adds one event at `time` (epoch seconds) and one note about it. */
export type SeedEvent = (context: SeedContext, time: number) => void;

/** The blogger's post with this index. Throws RangeError if the index is too high. */
export function postOf({ posts }: SeedContext, index: number): Post {
  const post = posts[index];
  if (post === undefined) throw new RangeError(`The seed has no post ${index}`);
  return post;
}

/** Returns the user with this login. Throws RangeError if there is none. */
export function personOf({ world }: SeedContext, login: string): User {
  const person = [...world.users.values()].find((user) => user.login === login);
  if (person === undefined) throw new RangeError(`The seed has no user ${login}`);
  return person;
}

/** All users except the blogger. */
export const otherUsers = ({ world }: SeedContext): User[] =>
  [...world.users.values()].filter(({ id }) => id !== bloggerId);

interface CommentOptions {
  readonly unapproved?: boolean;
  readonly under?: Comment;
  /** The blogger's reply. */
  readonly reply?: string;
  readonly liked?: boolean;
  readonly type?: CommentType;
}

/** Creates a comment by a login or an author without account, on the blogger's post number `post`. */
export function comments(
  author: string | User,
  post: number,
  content: RichText,
  options: CommentOptions = {},
): SeedEvent {
  return (context, time) => {
    const { siteId, id: postId } = postOf(context, post);
    const { comment } = receiveComment(context, {
      siteId,
      postId,
      ...(typeof author === 'string'
        ? { authorId: personOf(context, author).id }
        : { authorId: author.id, visitor: author }),
      ...(options.type !== undefined && { type: options.type }),
      ...(options.under !== undefined && { parentId: options.under.id }),
      content,
      status: options.unapproved === true ? 'unapproved' : 'approved',
      time,
    });
    if (options.reply !== undefined) addComment(context, comment, bloggerId, options.reply);
    if (options.liked === true)
      context.world.setLike({ kind: 'comment', siteId, id: comment.id }, bloggerId, true);
  };
}

/** Adds a comment without a note about it. */
export function addComment(
  context: SeedContext,
  under: Comment | Post,
  authorId: number,
  content: RichText,
): Comment {
  const isComment = 'postId' in under;
  return context.world.setComment({
    id: context.world.nextId(),
    siteId: under.siteId,
    postId: isComment ? under.postId : under.id,
    ...(isComment && { parentId: under.id }),
    authorId,
    content,
    status: 'approved',
    time: under.time + 60,
  });
}

/** Creates a reply by `login` to a comment by the blogger, or by `elder` if given. */
export function replies(
  login: string,
  post: number,
  to: string,
  content: RichText,
  elder?: string,
): SeedEvent {
  return (context, time) => {
    const target = postOf(context, post);
    const author = elder === undefined ? bloggerId : personOf(context, elder).id;
    const under = addComment(context, target, author, to);
    comments(login, post, content, { under })(context, time);
  };
}

/** Creates likes of the blogger's post by these users, in one note. */
export const likes =
  (post: number, ...logins: readonly string[]): SeedEvent =>
  (context, time) => {
    const { siteId, id } = postOf(context, post);
    likedBy(context, { kind: 'post', siteId, id }, idsOf(context, logins), time);
  };

/** Creates likes of a comment by the blogger, in one note. */
export const likesComment =
  (post: number, content: string, ...logins: readonly string[]): SeedEvent =>
  (context, time) => {
    const { siteId, id } = addComment(context, postOf(context, post), bloggerId, content);
    likedBy(context, { kind: 'comment', siteId, id }, idsOf(context, logins), time);
  };

/** Creates new followers of one of the blogger's sites, in one note. */
export const follows =
  (siteId: number, ...logins: readonly string[]): SeedEvent =>
  (context, time) => {
    const actors = idsOf(context, logins);
    for (const id of actors) context.world.setFollow(siteId, id, true);
    addNoteRecord(context.feed, { subject: { kind: 'follow', siteId }, actors, time });
  };

/** Adds likes and one note about them. Seed notes are not merged, so that their number is exact. */
export function likedBy(
  { world, feed }: SeedContext,
  what: Likeable,
  actors: readonly number[],
  time: number,
): void {
  for (const id of actors) world.setLike(what, id, true);
  addNoteRecord(feed, { subject: likeSubject(what), actors, time });
}

const idsOf = (context: SeedContext, logins: readonly string[]): number[] =>
  logins.map((login) => personOf(context, login).id);

/** Creates a reblog of the blogger's post. */
export const reblogs =
  (login: string, post: number, remark: string): SeedEvent =>
  (context, time) => {
    const { siteId, id: postId } = postOf(context, post);
    receiveReblog(context, { siteId, postId }, personOf(context, login).id, remark, time);
  };
