import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { selectHeldNotes, selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';

/**
 * The held notes that the search has found, or else the list, hidden ones included. The search code loads
 * later.
 */
export const selectFound = (state: State): readonly Note[] => {
  const ids = state.find?.noteIds;
  return ids ? found(selectHeldNotes(state), ids) : selectSortedNotes(state);
};
const found = memoizeOne((notes: readonly Note[], ids: readonly NoteId[]) =>
  notes.filter(({ id }) => ids.includes(id)),
);
