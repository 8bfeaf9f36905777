import memoizeOne from 'memoize-one';
import type { ActedOn } from '../notes/acted-on';
import { commentOf, type CommentRef, keyOf } from '../notes/comment-ref';
import type { Note, NoteId } from '../notes/note';
import { noteTargets } from '../outbox/note-targets';
import { recordKey } from '../outbox/target';
import type { State } from '../state/state';

/**
 * Returns the box of a reply below a comment in a conversation. It is the box of the comment's note, so that
 * both places show the same text. A text that was typed before the note was loaded keeps its own box.
 */
export function boxBelow({ drafts, allNotes }: State, ref: CommentRef): ActedOn {
  const key = keyOf(ref);
  return key in drafts ? key : (boxes(allNotes).get(recordKey('reply', ref)) ?? key);
}

/**
 * Returns the reply box of a note. It is the comment's own box if a text was typed there before the note was
 * loaded.
 */
export function boxOfNote({ drafts }: State, note: Note): ActedOn {
  const ref = commentOf(note);
  const key = ref && keyOf(ref);
  return key && key in drafts ? key : note.id;
}

/** The newest note about each comment or post that can be replied to, by record key. */
const boxes = memoizeOne(
  (allNotes: State['allNotes']): ReadonlyMap<string, NoteId> =>
    new Map(
      Object.values(allNotes).flatMap((note) => {
        const target = noteTargets(note).reply;
        return target ? [[recordKey('reply', target), note.id] as const] : [];
      }),
    ),
);
