import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';

/** The notes that a search has found, or all of them, hidden ones included. The search comes later. */
export const selectFound = (state: State): readonly Note[] =>
  found(selectSortedNotes(state), state.find?.noteIds);
const found = memoizeOne((notes: readonly Note[], ids: readonly NoteId[] | null | undefined) =>
  ids ? notes.filter(({ id }) => ids.includes(id)) : notes,
);
