import { addNoteRecord } from '../incoming-activity';
import { commentsOf } from '../threads';
import type { Likeable } from '../world';
import { bloggerReplies, ordinaryComments, reblogRemarks } from './comment-texts';
import { bloggerId, postcardsId } from './people';
import {
  comments,
  likedBy,
  otherUsers,
  reblogs,
  addComment,
  type SeedEvent,
  type SeedContext,
} from './seed-events';

/** Adds a randomly chosen event. */
export const randomEvent: SeedEvent = (context, time) => {
  const { random, posts } = context;
  const { login } = random.pick(otherUsers(context));
  const post = random.between(0, posts.length - 1);
  const chance = random.next();
  const withReply = random.next() < 0.3 ? { reply: random.pick(bloggerReplies) } : {};
  if (chance < 0.22 && likeArchivedPost(context, time)) return;
  if (chance > 0.9 && followPostcards(context, time)) return;
  if (chance < 0.34 && likeOldComment(context, time)) return;
  if (chance < 0.38) reblogs(login, post, random.pick(reblogRemarks))(context, time);
  else comments(login, post, random.pick(ordinaryComments), withReply)(context, time);
};

/** Adds likes of an archived post. Returns false if everybody likes it already. */
function likeArchivedPost(context: SeedContext, time: number): boolean {
  const { siteId, id } = context.random.pick(context.archive);
  return addNewLikes(context, { kind: 'post', siteId, id }, time);
}

/**
 * Adds likes of a comment by the blogger under an archived post. Returns false if everybody likes
 * it already.
 */
function likeOldComment(context: SeedContext, time: number): boolean {
  const { world, random } = context;
  const post = random.pick(context.archive);
  const content = random.pick(bloggerReplies);
  const comment =
    commentsOf(world, post).find((known) => known.content === content) ??
    addComment(context, post, bloggerId, content);
  return addNewLikes(context, { kind: 'comment', siteId: comment.siteId, id: comment.id }, time);
}

function addNewLikes(context: SeedContext, what: Likeable, time: number): boolean {
  const { world, random } = context;
  const newcomers = otherUsers(context).filter((user) => !world.likers(what).includes(user.id));
  const actors = random.sample(newcomers, random.between(1, 4)).map((user) => user.id);
  if (actors.length > 0) likedBy(context, what, actors, time);
  return actors.length > 0;
}

/**
 * Adds followers of the site with the fewest notes. Returns false if everybody follows it already.
 */
function followPostcards(context: SeedContext, time: number): boolean {
  const { world, feed, random } = context;
  const newcomers = otherUsers(context).filter((user) => !world.followers(postcardsId).includes(user.id));
  const actors = random.sample(newcomers, random.between(1, 3)).map((user) => user.id);
  for (const id of actors) world.setFollow(postcardsId, id, true);
  if (actors.length > 0)
    addNoteRecord(feed, { subject: { kind: 'follow', siteId: postcardsId }, actors, time });
  return actors.length > 0;
}
