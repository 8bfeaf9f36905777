import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import { hasOlderNotes } from '../state/older-notes';
import { selectHeldNotes, selectReportedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { isOlder, type ReadMarks } from '../notes/read-mark';

/** Whether a note is read: by its local mark, otherwise by the platform's flag (section 4). */
export const isRead = ({ noteReads }: Pick<State, 'noteReads'>, note: Pick<Note, 'id' | 'isRead'>): boolean =>
  noteReads[note.id]?.isRead ?? note.isRead;

/** Whether a note opened automatically and is unread, and the blogger has not marked it since. */
export const isUnreadOpened = (state: State, id: NoteId): boolean => {
  const note = id === state.autoOpenedNoteId ? state.allNotes[id] : undefined;
  return note !== undefined && !isRead(state, note);
};

/** The visible open note, if it opened automatically and is not read yet; otherwise null. */
export const selectUnreadOpened = (state: State): NoteId | null => {
  const { selectedNoteId: id, isVisible } = state;
  return id !== null && isVisible && isUnreadOpened(state, id) ? id : null;
};

/**
 * Local marks that differ from the platform's last report. Leaves out forbidden marks, and marks that are older
 * than their note's last activity.
 */
export const selectPendingReads = (state: State): ReadMarks =>
  pendingReads(state.noteReads, state.isLoading ? selectReportedNotes(state) : selectHeldNotes(state));
const pendingReads = memoizeOne((reads: ReadMarks, notes: readonly NoteSummary[]): ReadMarks =>
  Object.fromEntries(
    Object.entries(reads).filter(([id, mark]) => {
      const note = notes.find((each) => each.id === Number(id));
      return note && note.isRead !== mark.isRead && !mark.isForbidden && !isOlder(mark, note);
    }),
  ),
);

/** Whether a loaded note is unread, or an older note that is not loaded may be. */
export const selectHasUnread = (state: State): boolean =>
  hasUnread(state.noteReads, state.allNotes) || (!state.isLoading && hasOlderNotes(state));
const hasUnread = memoizeOne((noteReads: ReadMarks, notes: State['allNotes']): boolean =>
  Object.values(notes).some((note) => !isRead({ noteReads }, note)),
);
