import type { Draft } from 'immer';
import { cutText } from '../notes/limits';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
import { QUERY_MAX_CHARS } from '../timing';

/** Handles the search of the held notes. Closing the search returns to the list that was shown before. */
export const findHandlers: HandlersOf<'find'> = {
  'find.opened': (state) => {
    if (state.view === 'find') {
      if (state.find) state.find.focus += 1;
      return;
    }
    state.find = { query: '', siteId: null, noteIds: null, from: state.view, focus: 0 };
    state.view = 'find';
    state.selectedNoteId = null;
    leaveList(state);
  },
  'find.changed': (state, { query, siteId }) => {
    if (!state.find) return;
    state.find.query = cutText(query, QUERY_MAX_CHARS);
    state.find.siteId = siteId;
    // As after a change of the filter, the next key presses apply to the new list.
    state.selectedNoteId = null;
    state.highlightedNoteId = null;
  },
  'find.matched': (state, { noteIds }) => {
    if (state.find) state.find.noteIds = noteIds && [...noteIds];
  },
  'find.closed': (state) => {
    if (state.view !== 'find' || !state.find) return;
    state.view = state.find.from;
    state.find = null;
    leaveList(state);
  },
};

/** Clears the highlight and the selected rows, because the next list has other rows. */
function leaveList(state: Draft<State>): void {
  state.highlightedNoteId = null;
  state.checkedNoteIds = {};
  state.isRestWanted = false;
}
