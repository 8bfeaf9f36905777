import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { remove } from '../../lib/remove';
import type { State } from '../state/state';

/**
 * Read and unread marks: applied at once, and kept until the platform reports them (section 4,
 * decision read-flag-first).
 */
export const readingHandlers: HandlersOf<'reads' | 'unread' | 'seen'> = {
  'reads.restored': (state, { ids }) => {
    for (const id of ids) state.noteReads[id] = true;
  },
  'reads.sent': (state, { reads }) => {
    state.sentReads = reads;
  },
  'reads.failed': (state) => {
    state.sentReads = {};
  },
  'reads.confirmed': (state, { reads }) => {
    state.sentReads = {};
    for (const id of Object.keys(reads).map(Number)) {
      const note = state.allNotes[id];
      const isRead = reads[id];
      if (!note || isRead === undefined) continue;
      note.isRead = isRead;
      // The local flag is no longer needed, unless it has changed since the request.
      if (state.noteReads[id] === isRead) remove(state.noteReads, id);
      state.asked[id] = state.tick;
    }
  },
  'reads.due': (state, { id }) => {
    markAsRead(state, id);
  },
  'reads.allRequested': (state) => {
    for (const id of Object.keys(state.allNotes).map(Number)) markAsRead(state, id);
  },
  'unread.requested': (state, { id }) => {
    if (!(id in state.allNotes)) return;
    state.noteReads[id] = false;
    remove(state.filteredNoteReads, id);
    // An open note would be marked as read again.
    if (state.selectedNoteId === id) state.selectedNoteId = null;
  },
  'seen.advanced': (state, { time }) => {
    state.lastSeenTime = Math.max(state.lastSeenTime, time);
  },
};

/** Marks a note as read. While the unread filter is on, the note stays in its list. */
export function markAsRead(state: Draft<State>, id: NoteId): void {
  const note = state.allNotes[id];
  if (!note || (state.noteReads[id] ?? note.isRead)) return;
  state.noteReads[id] = true;
  if (state.filterName === 'unread') state.filteredNoteReads[id] = true;
}
