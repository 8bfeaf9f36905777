import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import type { State } from '../state/state';
import { isOlder, type ReadMarks } from '../notes/read-mark';

/** Whether a note is read: by the mark made here, otherwise by the platform's (section 4). */
export const isRead = ({ noteReads }: Pick<State, 'noteReads'>, note: Pick<Note, 'id' | 'isRead'>): boolean =>
  noteReads[note.id]?.isRead ?? note.isRead;

/** The open note, if it opened by itself and is not read yet; otherwise null. Nobody sees a hidden one. */
export function selectUnreadOpened(state: State): NoteId | null {
  const { autoOpenedNoteId: id, selectedNoteId, allNotes, isVisible } = state;
  const note = id !== null && id === selectedNoteId && isVisible ? allNotes[id] : undefined;
  return note && !isRead(state, note) ? note.id : null;
}

/** Marks made here that differ from the platform's last report. */
export const selectPendingReads = ({ noteReads, allNotes, counted }: State): ReadMarks =>
  pendingReads(noteReads, allNotes, counted);
const pendingReads = memoizeOne(
  (reads: ReadMarks, notes: State['allNotes'], counted: State['counted']): ReadMarks =>
    Object.fromEntries(
      Object.entries(reads).filter(([id, mark]) => {
        const note = notes[Number(id)] ?? counted?.find((each) => each.id === Number(id));
        return note && note.isRead !== mark.isRead && !isOlder(mark, note);
      }),
    ),
);

/** Whether any note is unread. */
export const selectHasUnread = ({ noteReads, allNotes }: State): boolean => hasUnread(noteReads, allNotes);
const hasUnread = memoizeOne((noteReads: ReadMarks, notes: State['allNotes']): boolean =>
  Object.values(notes).some((note) => !isRead({ noteReads }, note)),
);
