import type { Note, NoteId } from '../notes/note';
import { newestFirst, selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { selectVisibleNotes } from './selectors';

/** The visible note before (-1) or after (1) this one in the list; undefined at the ends. */
export function neighbour(state: State, id: NoteId, step: 1 | -1): Note | undefined {
  const notes = selectVisibleNotes(state);
  const at = notes.findIndex((note) => note.id === id);
  return at === -1 ? undefined : notes[at + step];
}

/** Whether a note is below the loaded part of the list, and so does not belong to the list. */
export function isBelowEnd(state: State, note: Note): boolean {
  const end = selectSortedNotes(state).at(-1);
  const isListed = note.id in state.allNotes && !(note.id in state.foundNotes);
  return !state.list.isComplete && end !== undefined && !isListed && newestFirst(end, note) < 0;
}
