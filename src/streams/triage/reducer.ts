import type { HandlersOf } from '../state/handlers';
import { closeIfHidden } from '../list/outbox-reducer';

type Early = 'view.selected' | 'done.restored';

/** Handles events of the start and of the tabs above the list; `done-reducer.ts` has the other events. */
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
