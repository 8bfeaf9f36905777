import type { HandlersOf } from '../state/handlers';
import { closeIfHidden } from '../list/outbox-reducer';

type Early = 'view.selected' | 'done.restored';

/**
 * Handles the events that may arrive before the deferred code is loaded: a view was selected, or set-aside
 * notes were restored from storage. `done-reducer.ts` handles the other events of `done`.
 */
export const triageHandlers: Pick<HandlersOf<'view' | 'done'>, Early> = {
  'view.selected': (state, { view }) => {
    state.view = view;
    state.isRestWanted = false;
    state.selectedNoteId = null;
    state.highlightedNoteId = null;
    state.checkedNoteIds = {};
  },
  'done.restored': (state, { doneNotes }) => {
    state.doneNotes = { ...doneNotes };
    closeIfHidden(state);
  },
};
