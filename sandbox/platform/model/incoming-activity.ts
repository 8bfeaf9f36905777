import type { RichText } from './rich-text';
import type { NoteFeed } from './note-feed';
import type { Comment, NoteRecord, NoteSubject } from './types';
import { slugOf } from './slug';
import type { Likeable, World } from './world';

/** The facts of the platform, and the notes about them. */
export interface Model {
  readonly world: World;
  readonly feed: NoteFeed;
}

/**
 * A like or a follow is merged into an earlier note about the same subject within this many
 * seconds.
 */
const MERGE_WINDOW_S = 86_400;

/** Adds another user's comment and a note about it. `time` is in epoch seconds. */
export function receiveComment(
  { world, feed }: Model,
  comment: Omit<Comment, 'id'>,
): { readonly noteId: number; readonly comment: Comment } {
  const added = world.setComment({ id: world.nextId(), ...comment });
  const noteId = addNoteRecord(feed, {
    subject: { kind: 'comment', siteId: added.siteId, commentId: added.id },
    actors: [added.authorId],
    time: added.time,
  });
  return { noteId, comment: added };
}

/** Adds a like of a post or comment by the blogger. Returns the id of the note about it. */
export function receiveLike({ world, feed }: Model, what: Likeable, userId: number, time: number): number {
  world.setLike(what, userId, true);
  return mergeOrAdd(feed, likeSubject(what), userId, time);
}

/** Returns the subject of a note about likes. */
export function likeSubject({ kind, siteId, id }: Likeable): NoteSubject {
  return kind === 'post'
    ? { kind: 'like', siteId, postId: id }
    : { kind: 'comment_like', siteId, commentId: id };
}

/** Adds a follower of one of the blogger's sites. Returns the id of the note about it. */
export function receiveFollow({ world, feed }: Model, siteId: number, userId: number, time: number): number {
  world.setFollow(siteId, userId, true);
  return mergeOrAdd(feed, { kind: 'follow', siteId }, userId, time);
}

/** Adds a note about a reblog of one of the blogger's posts. The remark may be empty. */
export function receiveReblog(
  { feed }: Model,
  on: { readonly siteId: number; readonly postId: number },
  userId: number,
  remark: string,
  time: number,
): number {
  return addNoteRecord(feed, { subject: { kind: 'reblog', ...on, remark }, actors: [userId], time });
}

/**
 * Adds another user's post, and a note about it: on a site that the blogger follows, or one that
 * mentions the blogger.
 */
export function receivePost(
  { world, feed }: Model,
  kind: 'new_post' | 'automattcher',
  post: {
    readonly siteId: number;
    readonly authorId: number;
    readonly title: string;
    readonly content: RichText;
  },
  time: number,
): number {
  const id = world.nextId();
  world.setPost({ ...post, id, slug: slugOf(post.title), time });
  return addNoteRecord(feed, {
    subject: { kind, siteId: post.siteId, postId: id },
    actors: [post.authorId],
    time,
  });
}

/** Adds an unread note. Returns its id. */
export function addNoteRecord(feed: NoteFeed, record: Omit<NoteRecord, 'id' | 'read'>): number {
  const id = feed.nextId();
  feed.setRecord({ ...record, id, read: false });
  return id;
}

function mergeOrAdd(feed: NoteFeed, subject: NoteSubject, userId: number, time: number): number {
  const earlier = feed.all.find(
    (record) =>
      time - record.time < MERGE_WINDOW_S && JSON.stringify(record.subject) === JSON.stringify(subject),
  );
  if (earlier === undefined) return addNoteRecord(feed, { subject, actors: [userId], time });
  const actors = [userId, ...earlier.actors.filter((id) => id !== userId)];
  feed.setRecord({ ...earlier, actors, time, read: false });
  return earlier.id;
}
