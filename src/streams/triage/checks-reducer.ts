import { current } from 'immer';
import { remove } from '../../lib/remove';
import type { HandlersOf } from '../state/handlers';
import { notesBetween } from './checked';
import { foldedIds } from './select-folds';

/** Handles selected rows and folds. */
export const checksHandlers: HandlersOf<'checks' | 'fold'> = {
  'checks.changed': (state, { ids, areChecked }) => {
    for (const id of ids)
      if (!areChecked) remove(state.checkedNoteIds, id);
      else if (id in state.allNotes) state.checkedNoteIds[id] = true;
  },
  'checks.extended': (state, { from, to }) => {
    // Moving back over selected rows deselects the row that the highlight leaves.
    if (from in state.checkedNoteIds && to in state.checkedNoteIds)
      for (const id of foldedIds(current(state), from)) remove(state.checkedNoteIds, id);
    else for (const id of notesBetween(current(state), from, to)) state.checkedNoteIds[id] = true;
    state.highlightedNoteId = to;
  },
  'fold.opened': (state, { ids }) => {
    for (const id of ids) state.unfoldedNoteIds[id] = state.tick;
  },
};
