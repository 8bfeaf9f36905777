import type { RichText } from './rich-text';
import type { NoteFeed } from './note-feed';
import type { Comment, NoteRecord, NoteSubject } from './types';
import type { Likeable, World } from './world';

/** Where things happen to: the facts, and the notes that tell of them. */
export interface Stage {
  readonly world: World;
  readonly feed: NoteFeed;
}

/** A like or a follow joins an earlier note about the same thing when it comes within this many seconds. */
const MERGE_WINDOW_S = 86_400;

/** Somebody comments, and the blogger gets a note. `time` is in epoch seconds. */
export function commentArrives(
  { world, feed }: Stage,
  comment: Omit<Comment, 'id'>,
): { readonly noteId: number; readonly comment: Comment } {
  const added = world.setComment({ id: world.nextId(), ...comment });
  const noteId = addRecord(feed, {
    subject: { kind: 'comment', siteId: added.siteId, commentId: added.id },
    actors: [added.authorId],
    time: added.time,
  });
  return { noteId, comment: added };
}

/** Somebody likes a post or a comment of the blogger's. Answers the id of the note that tells of it. */
export function likeArrives({ world, feed }: Stage, what: Likeable, userId: number, time: number): number {
  world.setLike(what, userId, true);
  return mergeOrAdd(feed, likeSubject(what), userId, time);
}

/** What a note about likes is about. */
export function likeSubject({ kind, siteId, id }: Likeable): NoteSubject {
  return kind === 'post'
    ? { kind: 'like', siteId, postId: id }
    : { kind: 'comment_like', siteId, commentId: id };
}

/** Somebody follows a site of the blogger's. */
export function followArrives({ world, feed }: Stage, siteId: number, userId: number, time: number): number {
  world.setFollow(siteId, userId, true);
  return mergeOrAdd(feed, { kind: 'follow', siteId }, userId, time);
}

/** Somebody reblogs a post of the blogger's, perhaps with a remark. */
export function reblogArrives(
  { feed }: Stage,
  on: { readonly siteId: number; readonly postId: number },
  userId: number,
  remark: string,
  time: number,
): number {
  return addRecord(feed, { subject: { kind: 'reblog', ...on, remark }, actors: [userId], time });
}

/** A post is published by somebody the blogger follows, or mentions the blogger. */
export function postArrives(
  { world, feed }: Stage,
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
  return addRecord(feed, {
    subject: { kind, siteId: post.siteId, postId: id },
    actors: [post.authorId],
    time,
  });
}

/** The readable part of an address, from a title or a name. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Adds an unread note of its own. Answers its id. */
export function addRecord(feed: NoteFeed, record: Omit<NoteRecord, 'id' | 'read'>): number {
  const id = feed.nextId();
  feed.setRecord({ ...record, id, read: false });
  return id;
}

function mergeOrAdd(feed: NoteFeed, subject: NoteSubject, userId: number, time: number): number {
  const earlier = feed.all.find(
    (record) =>
      time - record.time < MERGE_WINDOW_S && JSON.stringify(record.subject) === JSON.stringify(subject),
  );
  if (earlier === undefined) return addRecord(feed, { subject, actors: [userId], time });
  const actors = [userId, ...earlier.actors.filter((id) => id !== userId)];
  feed.setRecord({ ...earlier, actors, time, read: false });
  return earlier.id;
}
