import type { Draft } from 'immer';
import type { Note, NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { remove } from '../../lib/remove';
import type { State } from '../state/state';

/**
 * Read and unread marks: applied at once, and kept until the platform reports them (section 4,
 * decision read-flag-first).
 */
export const readingHandlers: HandlersOf<'reads' | 'unread' | 'seen'> = {
  'reads.restored': (state, { ids }) => {
    for (const id of ids) {
      state.noteReads[id] = true;
      keepIfTakenBack(state, id);
    }
  },
  'reads.sent': (state, { reads }) => {
    state.sentReads = reads;
  },
  'reads.failed': (state) => {
    state.sentReads = {};
  },
  'reads.confirmed': (state, { reads }) => {
    state.sentReads = {};
    for (const note of state.counted ?? []) note.isRead = reads[note.id] ?? note.isRead;
    for (const [id, isRead] of Object.entries(reads)) confirm(state, Number(id), isRead);
  },
  'reads.due': (state, { id }) => {
    markAsRead(state, id);
  },
  'reads.allRequested': (state) => {
    for (const note of Object.values(state.allNotes)) {
      if (isMarkedAsRead(state, note)) continue;
      markAsRead(state, note.id);
      state.allReads[note.id] = true;
    }
  },
  'reads.allConfirmed': (state, { ids }) => {
    for (const id of ids) {
      remove(state.allReads, id);
      confirm(state, id, true);
    }
  },
  'reads.allFailed': (state, { ids }) => {
    for (const id of ids) {
      // A note that was read or marked as unread meanwhile keeps that mark.
      if (state.allReads[id] === true && state.noteReads[id] === true) {
        remove(state.noteReads, id);
        remove(state.filteredNoteReads, id);
      }
      remove(state.allReads, id);
    }
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

/** The platform has stored a mark. */
function confirm(state: Draft<State>, id: NoteId, isRead: boolean): void {
  const note = state.allNotes[id];
  if (!note) return;
  note.isRead = isRead;
  // The local flag is no longer needed, unless it has changed since the request.
  if (state.noteReads[id] === isRead) remove(state.noteReads, id);
  state.asked[id] = state.tick;
}

/** The note is read by itself now, so a failure of "Mark all as read" does not change it. */
function keepIfTakenBack(state: Draft<State>, id: NoteId): void {
  if (id in state.allReads) state.allReads[id] = false;
}

const isMarkedAsRead = (state: Draft<State>, { id, isRead }: Draft<Note>): boolean =>
  state.noteReads[id] ?? isRead;

/**
 * Marks a note as read. While the unread filter is on, the note stays in its list. If "Mark all as
 * read" has marked it, it stays read even if that fails.
 */
export function markAsRead(state: Draft<State>, id: NoteId): void {
  keepIfTakenBack(state, id);
  const note = state.allNotes[id];
  if (!note || isMarkedAsRead(state, note)) return;
  state.noteReads[id] = true;
  if (state.filterName === 'unread') state.filteredNoteReads[id] = true;
}
