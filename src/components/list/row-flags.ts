import { noteActions } from '../../streams/notes/actions';
import type { Note, NoteId } from '../../streams/notes/note';
import { isApproved, isRead } from '../../streams/state/selectors';
import type { State } from '../../streams/state/state';

/** What a row shows of the state, as one number: a hundred rows look at each state, and each look is a subscription. */
export const FLAGS = { selected: 1, unread: 2, unapproved: 4 } as const;

/** By id: a row outlives its note by a moment, until the list without it is rendered. */
export function rowFlags(state: State, id: NoteId): number {
  const note = state.allNotes[id];
  if (!note) return 0;
  return (
    (state.selectedNoteId === id ? FLAGS.selected : 0) |
    (isRead(state, note) ? 0 : FLAGS.unread) |
    (isUnapproved(state, note) ? FLAGS.unapproved : 0)
  );
}

/** Whether a note's comment waits for approval: it can be approved, and is not (section 6). */
const isUnapproved = (state: State, note: Note): boolean =>
  'approve-comment' in noteActions(note) && !isApproved(state, note);

/** Whether a note tells of a comment that answers another one. */
export const isAnswer = (note: Note): boolean =>
  note.type === 'comment' &&
  (note.ids.parentComment !== undefined ||
    note.body.some(({ type, nestLevel }) => type === 'comment' && nestLevel > 0));
