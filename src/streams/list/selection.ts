import type { Draft } from 'immer';
import type { NoteId } from '../notes/note';
import { isHidden } from '../outbox/note-records';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
import { markAsRead } from '../reading/reducer';

/** Handles the open note, the highlighted row and the filter. */
export const selectionHandlers: HandlersOf<'note' | 'filter'> = {
  'note.selected': (state, { id }) => {
    setSelectedNote(state, id);
  },
  'note.deselected': (state) => {
    // The next key applies to the note's row, which gets the focus a frame later.
    state.highlightedNoteId = state.selectedNoteId ?? state.highlightedNoteId;
    state.selectedNoteId = null;
  },
  'note.highlighted': (state, { id }) => {
    state.highlightedNoteId = id;
  },
  'filter.selected': (state, { name }) => {
    state.filterName = name;
    state.view = 'notes';
    state.isRestWanted = false;
    state.checkedNoteIds = {};
    state.selectedNoteId = null;
    state.highlightedNoteId = null;
    if (Object.keys(state.filteredNoteReads).length > 0) state.filteredNoteReads = {};
  },
};

/** Opens a listed note and marks it as read. Under the unread filter the note stays in the list. */
export function setSelectedNote(state: Draft<State>, id: NoteId): void {
  if (!(id in state.allNotes) || isHidden(state, id)) return;
  state.selectedNoteId = id;
  state.leftNoteId = null;
  markAsRead(state, id);
}

/**
 * Opens the next note, if there is one, in place of the open one, which is marked as read and leaves the list.
 * The next one is marked as read later, because the blogger has not chosen it.
 */
export function replaceSelected(state: Draft<State>, id: NoteId, next: NoteId | undefined): void {
  markAsRead(state, id);
  openInstead(state, next ?? null);
}

/** Opens a note in place of the open one, which leaves the list; null opens none. */
export function openInstead(state: Draft<State>, id: NoteId | null): void {
  state.leftNoteId = state.selectedNoteId;
  state.selectedNoteId = state.autoOpenedNoteId = id;
}

/**
 * The note that left the list while it was open; NaN once the detail view shows something other than its
 * replacement, which is the next note or, in a wide window, no note.
 */
export const selectLeftNote = ({ selectedNoteId: id, autoOpenedNoteId, isWide, leftNoteId }: State): NoteId =>
  id === autoOpenedNoteId && (id !== null || isWide) ? (leftNoteId ?? NaN) : NaN;
