import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { selectHeldNotes, selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';

/**
 * The held notes that the search has found, hidden ones included. Until the deferred search code has a
 * result, all notes of the list.
 */
export const selectFound = (state: State): readonly Note[] => {
  const ids = state.find?.noteIds;
  return ids ? found(selectHeldNotes(state), ids) : selectSortedNotes(state);
};
const found = memoizeOne((notes: readonly Note[], ids: readonly NoteId[]) =>
  notes.filter(({ id }) => ids.includes(id)),
);
