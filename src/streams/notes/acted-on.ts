import type { CommentKey, CommentRef } from './comment-ref';
import type { NoteId } from './note';

/** The id of the note of an action or reply; without a note, the key of the comment. */
export type ActedOn = NoteId | CommentKey;

/** Parses a comment key such as '7/71'. Returns undefined if it is malformed. */
export function commentOfKey(key: string): CommentRef | undefined {
  const [, site, comment] = /^(\d+)\/(\d+)$/.exec(key) ?? [];
  return site && comment ? { site: Number(site), comment: Number(comment) } : undefined;
}
