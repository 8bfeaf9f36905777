import type { CommentKey, CommentRef } from './comment-ref';
import type { NoteId } from './note';

/** What an action or a reply is about: a note, or a comment that has none. */
export type ActedOn = NoteId | CommentKey;

/** The comment of a key; undefined if it is not a key. */
export function commentOfKey(key: string): CommentRef | undefined {
  const [, site, comment] = /^(\d+)\/(\d+)$/.exec(key) ?? [];
  return site && comment ? { site: Number(site), comment: Number(comment) } : undefined;
}
