import type { CommentKey, CommentRef } from './comment-ref';
import type { NoteId } from './note';

/** The note of an action or a reply, or the comment if it has no note. */
export type ActedOn = NoteId | CommentKey;

/** The comment of a key; undefined if it is not a key. */
export function commentOfKey(key: string): CommentRef | undefined {
  const [, site, comment] = /^(\d+)\/(\d+)$/.exec(key) ?? [];
  return site && comment ? { site: Number(site), comment: Number(comment) } : undefined;
}
