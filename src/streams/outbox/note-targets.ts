import { noteActions } from '../notes/action-flags';
import { commentOf } from '../notes/comment-ref';
import type { Note } from '../notes/note';
import { replyTarget } from '../notes/reply-target';
import type { Target } from './target';

/** The targets of a note's actions; undefined for actions that the note does not offer. */
export interface NoteTargets {
  /** The comment, if it can be moderated. */
  readonly status?: Target | undefined;
  readonly like?: Target | undefined;
  readonly reply?: Target | undefined;
}

/** The targets of a note's actions, by its flags (sections 6 and 7). */
export function noteTargets(note: Note): NoteTargets {
  const flags = noteActions(note);
  const isModerated = 'approve-comment' in flags || 'spam-comment' in flags || 'trash-comment' in flags;
  const replied = replyTarget(note);
  return {
    status: isModerated ? commentOf(note) : undefined,
    like: likeTarget(note),
    // The post is needed to find the reply.
    reply: replied && { ...replied, post: note.ids.post },
  };
}

/** The comment if the note offers to like it, otherwise the post. */
function likeTarget(note: Note): Target | undefined {
  const { site, post, comment } = note.ids;
  if (site === undefined) return undefined;
  if ('like-comment' in noteActions(note) && comment !== undefined) return { site, comment };
  return post === undefined ? undefined : { site, post };
}
