import { noteActions } from '../../streams/notes/actions';
import type { Note, NoteId } from '../../streams/notes/note';
import { isApproved, isRead } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';

/** Rows ask by id: a row outlives its note by a moment, until the list without it is rendered. */

/** Whether a note's unread mark is off. */
export function isShownRead(state: State, id: NoteId): boolean {
  const note = state.allNotes[id];
  return note === undefined || isRead(state, note);
}

/** Whether a note's comment waits for approval: it can be approved, and is not (section 6). */
export function isUnapproved(state: State, id: NoteId): boolean {
  const note = state.allNotes[id];
  return note !== undefined && 'approve-comment' in noteActions(note) && !isApproved(state, note);
}

/** Whether a note tells of a comment that answers another one. */
export const isAnswer = (note: Note): boolean =>
  note.type === 'comment' &&
  (note.ids.parentComment !== undefined ||
    note.body.some(({ type, nestLevel }) => type === 'comment' && nestLevel > 0));
