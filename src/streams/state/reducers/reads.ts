import type { Draft } from 'immer';
import type { NoteId } from '../../notes/note';
import type { HandlersOf } from '../handlers';
import { remove } from '../remove';
import type { State } from '../state';

/** Read and unread: at once here, and kept here until the platform says so too (section 4, decision 7). */
export const reads: HandlersOf<'reads' | 'unread'> = {
  'reads.restored': (state, { ids }) => {
    for (const id of ids) state.noteReads[id] = true;
  },
  'reads.sent': (state, { reads: told }) => {
    state.sentReads = told;
  },
  'reads.failed': (state) => {
    state.sentReads = {};
  },
  'reads.confirmed': (state, { reads: told }) => {
    state.sentReads = {};
    for (const id of Object.keys(told).map(Number)) {
      const note = state.allNotes[id];
      const isRead = told[id];
      if (!note || isRead === undefined) continue;
      note.isRead = isRead;
      // The platform knows: the local flag has done its work, unless it has changed since.
      if (state.noteReads[id] === isRead) remove(state.noteReads, id);
      state.asked[id] = state.tick;
    }
  },
  'reads.allRequested': (state) => {
    for (const id of Object.keys(state.allNotes).map(Number)) read(state, id);
  },
  'unread.requested': (state, { id }) => {
    if (!(id in state.allNotes)) return;
    state.noteReads[id] = false;
    remove(state.filteredNoteReads, id);
    // Open, it would be read again.
    if (state.selectedNoteId === id) state.selectedNoteId = null;
  },
};

/** Read from now on; while the unread filter is on, the note stays in its list. */
export function read(state: Draft<State>, id: NoteId): void {
  const note = state.allNotes[id];
  if (!note || (state.noteReads[id] ?? note.isRead)) return;
  state.noteReads[id] = true;
  if (state.filterName === 'unread') state.filteredNoteReads[id] = true;
}
