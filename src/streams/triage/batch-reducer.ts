import { current, type Draft } from 'immer';
import { remove } from '../../lib/remove';
import { replaceSelected } from '../list/selection';
import type { NoteId } from '../notes/note';
import { failedOfBatch } from '../outbox/failed';
import { markAsRead, markAsUnread, markUnreadAndClose } from '../reading/reducer';
import type { HandlersOf } from '../state/handlers';
import type { State } from '../state/state';
import { touch } from '../state/touch';
import { OPPOSITE, reversible } from './batch-bar';
import { notesBetween } from './checked';
import { foldedIds } from './folds';
import { placeWithout } from './place-without';

/** Handles checked notes, actions on several of them, and folds. */
export const batchHandlers: HandlersOf<'checks' | 'batch' | 'fold'> = {
  'checks.changed': (state, { ids, areChecked }) => {
    for (const id of ids)
      if (!areChecked) remove(state.checkedNoteIds, id);
      else if (id in state.allNotes) state.checkedNoteIds[id] = true;
  },
  'checks.extended': (state, { from, to }) => {
    // Back over checked rows, the one that is left is unchecked.
    if (from in state.checkedNoteIds && to in state.checkedNoteIds)
      for (const id of foldedIds(current(state), from)) remove(state.checkedNoteIds, id);
    else for (const id of notesBetween(current(state), from, to)) state.checkedNoteIds[id] = true;
    state.highlightedNoteId = to;
  },
  'batch.requested': (state, { id, action, ids }) => {
    const last = reversible(state);
    const isUndo = last !== undefined && OPPOSITE[last.action] === action && last.ids.join() === ids.join();
    // The clock ticks slowly. Not before what the blogger did last.
    const at = Math.max(state.now, state.outbox.at);
    state.checkedNoteIds = {};
    if (action === 'spam' || action === 'trash') {
      // `batch` stays: the action before this one can still be undone.
      state.removal = { id, action, ids: [...ids] };
      leave(state, ids);
    } else state.batch = { id, action, ids: [...ids], at, isUndo };
    // Liked comments leave this list.
    if (action === 'like' && state.view === 'toAnswer' && state.highlightedNoteId !== state.selectedNoteId)
      state.highlightedNoteId = placeWithout(current(state), ids).highlightedNoteId;
    if (action === 'read') for (const each of ids) markAsRead(state, each);
    if (action === 'unread') for (const each of ids) markUnreadAndClose(state, each);
  },
  'batch.retried': (state, { id }) => {
    for (const { batch, note = NaN } of Object.values(state.outbox.records))
      if (batch === id) remove(state.checkedNoteIds, note);
  },
  // Undo is for what the batch has changed.
  'batch.discarded': (state, { id }) => {
    const { batch } = state;
    if (batch?.id !== id) return;
    const failed = failedOfBatch(state, id).map(({ note }) => note);
    batch.ids = batch.ids.filter((each) => !failed.includes(each));
    if (batch.ids.length === 0) state.batch = null;
  },
  // Not without a mark: then other tabs would take it that the platform has the refused one.
  'batch.refused': (state, { id, isRead, ids }) => {
    for (const each of ids) {
      if (isRead) markAsUnread(state, each);
      else markAsRead(state, each);
      if (each in state.allNotes) state.checkedNoteIds[each] = true;
    }
    if (state.batch?.id === id) state.batch = null;
  },
  'batch.closed': (state) => {
    state.batch = null;
  },
  'fold.opened': (state, { ids }) => {
    for (const id of ids) state.unfoldedNoteIds[id] = state.tick;
  },
};

/** Moves selection and highlight as after the spam or trash of one note: to the next that stay (section 4). */
function leave(state: Draft<State>, ids: readonly NoteId[]): void {
  const { selectedNoteId: open } = state;
  const { selectedNoteId, highlightedNoteId } = placeWithout(current(state), ids);
  state.leftNoteId = null;
  if (open !== null && open !== selectedNoteId) replaceSelected(state, open, selectedNoteId ?? undefined);
  state.highlightedNoteId = highlightedNoteId;
  for (const id of ids) touch(state, id);
}
