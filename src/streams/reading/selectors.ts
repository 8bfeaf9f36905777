import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import type { State } from '../state/state';

/** Whether a note is read: by the mark made here, otherwise by the platform's (section 4). */
export const isRead = (state: State, note: Note): boolean => state.noteReads[note.id] ?? note.isRead;

/** The open note, if it opened by itself and is not read yet; otherwise null. */
export function selectUnreadOpened(state: State): NoteId | null {
  const { autoOpenedNoteId: id, selectedNoteId, allNotes } = state;
  const note = id !== null && id === selectedNoteId ? allNotes[id] : undefined;
  return note && !isRead(state, note) ? note.id : null;
}

/**
 * Marks made here that differ from the platform's last report. Those of "Mark all as read" wait for
 * its own request (`mark-all-read.ts`).
 */
export const selectPendingReads = ({
  noteReads,
  allReads,
  allNotes,
  counted,
}: State): Readonly<Record<NoteId, boolean>> => pendingReads(noteReads, allReads, allNotes, counted);
const pendingReads = memoizeOne(
  (
    reads: State['noteReads'],
    allReads: State['allReads'],
    notes: State['allNotes'],
    counted: State['counted'],
  ): Readonly<Record<NoteId, boolean>> => {
    const held = (id: NoteId) => notes[id] ?? counted?.find((note) => note.id === id);
    return Object.fromEntries(
      Object.entries(reads).filter(
        ([id, isNowRead]) => !(id in allReads) && (held(Number(id))?.isRead ?? isNowRead) !== isNowRead,
      ),
    );
  },
);

/** Whether any note is unread. */
export const selectHasUnread = ({ noteReads, allNotes }: State): boolean => hasUnread(noteReads, allNotes);
const hasUnread = memoizeOne((reads: State['noteReads'], notes: State['allNotes']): boolean =>
  Object.values(notes).some((note) => !(reads[note.id] ?? note.isRead)),
);
