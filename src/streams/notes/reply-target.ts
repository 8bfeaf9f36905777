import { commentOf, type CommentRef } from './comment-ref';
import type { Note } from './note';
import { noteActions } from './action-flags';

export type ReplyTarget = CommentRef | { readonly site: number; readonly post: number };

/**
 * The target of a reply to a note: the note's comment, otherwise its post. Undefined if the note does not allow
 * replies or has no ids of either (section 7).
 */
export function replyTarget(note: Note): ReplyTarget | undefined {
  if (!('replyto-comment' in noteActions(note))) return undefined;
  const { site, post } = note.ids;
  return commentOf(note) ?? (site === undefined || post === undefined ? undefined : { site, post });
}
