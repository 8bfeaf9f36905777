import { receiveComment, receiveFollow, receiveLike, receiveReblog } from './incoming-activity';
import type { NoteFeed } from './note-feed';
import { PlatformError, unknown } from './platform-error';
import { isPublished } from './published';
import type { Random } from './random';
import { bloggerReplies, ordinaryComments, reblogRemarks } from './seed/comment-texts';
import type { Comment, CommentType, Post, Site, User } from './types';
import type { World } from './world';

/** Options of an action. Missing options are chosen at random. */
export interface ActionOptions {
  /** A login or an id. */
  readonly user?: string;
  readonly post?: number;
  readonly comment?: number;
  readonly text?: string;
  readonly type?: CommentType;
  readonly approved?: boolean;
  /** Id of the parent comment. */
  readonly parent?: number;
}

/** The ids of the objects that an action created. */
export interface ActionResult {
  readonly note_id: number;
  readonly comment_id?: number;
  readonly post_id?: number;
  readonly user_id: number;
}

export type UserAction = 'comment' | 'follow' | 'like' | 'comment-like' | 'reblog';

interface ActionContext {
  readonly world: World;
  readonly feed: NoteFeed;
  readonly random: Random;
  readonly nowS: number;
}

/**
 * Performs an action of another user that notifies the blogger. Throws `unknown_user`,
 * `unknown_post`, ...
 */
export function performAction(
  context: ActionContext,
  action: UserAction,
  options: ActionOptions,
): ActionResult {
  const { world, random, nowS } = context;
  const result = handlers[action](context, options, userOf(world, random, options), nowS);
  context.feed.refresh();
  return result;
}

const handlers: Readonly<
  Record<
    UserAction,
    (context: ActionContext, options: ActionOptions, user: User, time: number) => ActionResult
  >
> = {
  comment: (context, options, user, time) => {
    const post = postOf(context, options);
    const parent =
      options.parent === undefined ? undefined : allComments(context).find(({ id }) => id === options.parent);
    if (options.parent !== undefined && parent === undefined) throw unknown('comment');
    const { noteId, comment } = receiveComment(context, {
      siteId: parent?.siteId ?? post.siteId,
      postId: parent?.postId ?? post.id,
      authorId: user.id,
      ...(parent !== undefined && { parentId: parent.id }),
      ...(options.type !== undefined && { type: options.type }),
      content: options.text ?? context.random.pick(ordinaryComments),
      status: options.approved === false ? 'unapproved' : 'approved',
      time,
    });
    return { note_id: noteId, comment_id: comment.id, post_id: comment.postId, user_id: user.id };
  },
  follow: (context, _options, user, time) => {
    const { id } = context.random.pick(ownSites(context.world));
    return { note_id: receiveFollow(context, id, user.id, time), user_id: user.id };
  },
  like: (context, options, user, time) => {
    const { siteId, id } = postOf(context, options);
    return {
      note_id: receiveLike(context, { kind: 'post', siteId, id }, user.id, time),
      post_id: id,
      user_id: user.id,
    };
  },
  'comment-like': (context, options, user, time) => {
    const { siteId, id } = bloggersComment(context, options, time);
    const noteId = receiveLike(context, { kind: 'comment', siteId, id }, user.id, time);
    return { note_id: noteId, comment_id: id, user_id: user.id };
  },
  reblog: (context, options, user, time) => {
    const { siteId, id: postId } = postOf(context, options);
    const remark = options.text ?? context.random.pick(reblogRemarks);
    return {
      note_id: receiveReblog(context, { siteId, postId }, user.id, remark, time),
      post_id: postId,
      user_id: user.id,
    };
  },
};

function userOf(world: World, random: Random, options: ActionOptions): User {
  const users = [...world.users.values()].filter(({ id }) => id !== world.bloggerId);
  if (options.user === undefined) return random.pick(users);
  const found = users.find(({ id, login }) => String(id) === options.user || login === options.user);
  if (found === undefined) throw unknown('user');
  return found;
}

const ownSites = (world: World): Site[] =>
  [...world.sites.values()].filter(({ ownerId }) => ownerId === world.bloggerId);

function postOf({ world, random }: ActionContext, options: ActionOptions): Post {
  const own = new Set(ownSites(world).map(({ id }) => id));
  const posts = [...world.posts.values()].filter((post) => own.has(post.siteId) && isPublished(post));
  if (options.post === undefined) return random.pick(posts);
  const found = posts.find(({ id }) => id === options.post);
  if (found === undefined) throw unknown('post');
  return found;
}

const allComments = ({ world }: ActionContext): Comment[] => [...world.comments.values()];

/** Returns a comment by the blogger; adds one if the blogger has written none. */
function bloggersComment(context: ActionContext, options: ActionOptions, time: number): Comment {
  const { world, random } = context;
  const comments = allComments(context).filter(
    ({ authorId, status }) => authorId === world.bloggerId && status === 'approved',
  );
  if (options.comment !== undefined) {
    const found = comments.find(({ id }) => id === options.comment);
    if (found === undefined)
      throw new PlatformError(404, 'unknown_comment', 'The blogger has no such comment');
    return found;
  }
  if (comments.length > 0) return random.pick(comments);
  const { siteId, id: postId } = postOf(context, options);
  const content = random.pick(bloggerReplies);
  return world.setComment({
    id: world.nextId(),
    siteId,
    postId,
    authorId: world.bloggerId,
    content,
    status: 'approved',
    time,
  });
}
