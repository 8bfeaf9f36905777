import { commentArrives, followArrives, likeArrives, reblogArrives } from './happenings';
import type { NoteFeed } from './note-feed';
import { PlatformError, unknown } from './platform-error';
import { isPublished } from './published';
import type { Random } from './random';
import { bloggersWords, ordinary, reblogRemarks } from './seed/comment-texts';
import type { Comment, Post, Site, User } from './types';
import type { World } from './world';

/** Who does what to what; everything left out is up to the dice. */
export interface Whim {
  /** Login or id. */
  readonly user?: string;
  readonly post?: number;
  readonly comment?: number;
  readonly text?: string;
  readonly approved?: boolean;
  /** Id of the comment that is answered. */
  readonly parent?: number;
}

/** What came of it. */
export interface Outcome {
  readonly note_id: number;
  readonly comment_id?: number;
  readonly post_id?: number;
  readonly user_id: number;
}

export type Deed = 'comment' | 'follow' | 'like' | 'comment-like' | 'reblog';

interface Surroundings {
  readonly world: World;
  readonly feed: NoteFeed;
  readonly random: Random;
  readonly nowS: number;
}

/** Somebody on the platform does something to the blogger, now. Throws `unknown_user`, `unknown_post`, ... */
export function someone(around: Surroundings, deed: Deed, whim: Whim): Outcome {
  const { world, random, nowS } = around;
  const outcome = deeds[deed](around, whim, userOf(world, random, whim), nowS);
  around.feed.refresh();
  return outcome;
}

const deeds: Readonly<Record<Deed, (around: Surroundings, whim: Whim, user: User, time: number) => Outcome>> =
  {
    comment: (around, whim, user, time) => {
      const post = postOf(around, whim);
      const parent =
        whim.parent === undefined ? undefined : ownComments(around).find(({ id }) => id === whim.parent);
      if (whim.parent !== undefined && parent === undefined) throw unknown('comment');
      const { noteId, comment } = commentArrives(around, {
        siteId: parent?.siteId ?? post.siteId,
        postId: parent?.postId ?? post.id,
        authorId: user.id,
        ...(parent !== undefined && { parentId: parent.id }),
        content: whim.text ?? around.random.pick(ordinary),
        status: whim.approved === false ? 'unapproved' : 'approved',
        time,
      });
      return { note_id: noteId, comment_id: comment.id, post_id: comment.postId, user_id: user.id };
    },
    follow: (around, _whim, user, time) => {
      const { id } = around.random.pick(ownSites(around.world));
      return { note_id: followArrives(around, id, user.id, time), user_id: user.id };
    },
    like: (around, whim, user, time) => {
      const { siteId, id } = postOf(around, whim);
      return {
        note_id: likeArrives(around, { kind: 'post', siteId, id }, user.id, time),
        post_id: id,
        user_id: user.id,
      };
    },
    'comment-like': (around, whim, user, time) => {
      const { siteId, id } = bloggersComment(around, whim, time);
      const noteId = likeArrives(around, { kind: 'comment', siteId, id }, user.id, time);
      return { note_id: noteId, comment_id: id, user_id: user.id };
    },
    reblog: (around, whim, user, time) => {
      const { siteId, id: postId } = postOf(around, whim);
      const remark = whim.text ?? around.random.pick(reblogRemarks);
      return {
        note_id: reblogArrives(around, { siteId, postId }, user.id, remark, time),
        post_id: postId,
        user_id: user.id,
      };
    },
  };

function userOf(world: World, random: Random, whim: Whim): User {
  const everybody = [...world.users.values()].filter(({ id }) => id !== world.bloggerId);
  if (whim.user === undefined) return random.pick(everybody);
  const found = everybody.find(({ id, login }) => String(id) === whim.user || login === whim.user);
  if (found === undefined) throw unknown('user');
  return found;
}

const ownSites = (world: World): Site[] =>
  [...world.sites.values()].filter(({ ownerId }) => ownerId === world.bloggerId);

function postOf({ world, random }: Surroundings, whim: Whim): Post {
  const own = new Set(ownSites(world).map(({ id }) => id));
  const posts = [...world.posts.values()].filter((post) => own.has(post.siteId) && isPublished(post));
  if (whim.post === undefined) return random.pick(posts);
  const found = posts.find(({ id }) => id === whim.post);
  if (found === undefined) throw unknown('post');
  return found;
}

const ownComments = ({ world }: Surroundings): Comment[] => [...world.comments.values()];

/** Something the blogger has said; when there is nothing yet, the blogger says something first. */
function bloggersComment(around: Surroundings, whim: Whim, time: number): Comment {
  const { world, random } = around;
  const said = ownComments(around).filter(
    ({ authorId, status }) => authorId === world.bloggerId && status === 'approved',
  );
  if (whim.comment !== undefined) {
    const found = said.find(({ id }) => id === whim.comment);
    if (found === undefined)
      throw new PlatformError(404, 'unknown_comment', 'The blogger has no such comment');
    return found;
  }
  if (said.length > 0) return random.pick(said);
  const { siteId, id: postId } = postOf(around, whim);
  const content = random.pick(bloggersWords);
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
