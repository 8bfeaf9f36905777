import { current, type Draft } from 'immer';
import { remove } from '../../lib/remove';
import type { NoteId } from '../notes/note';
import type { HandlersOf } from '../state/handlers';
import { newestFirst, selectHeldNotes, selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { MAX_NOTES } from '../timing';
import { addNotes } from './merge-notes';
import { isInUse, removeNote } from './note-limit';
import type { AskedFilter, Reach } from './state';

const NOT_ASKED: Reach = { wanted: 0, loaded: 0, isComplete: false };
const OFFERED = { unread: NOT_ASKED, comments: NOT_ASKED, follows: NOT_ASKED, likes: NOT_ASKED };

/**
 * Handles responses about filters. Notes below the end of the list are marked as found by the filter. They do
 * not count as part of the list, because the list must not have gaps.
 */
export const filtersHandlers: HandlersOf<'filters'> = {
  'filters.offered': (state) => {
    state.filters = { ...OFFERED };
  },
  'filters.refused': (state) => {
    state.filters = {};
    for (const id of foundIds(state)) drop(state, id);
  },
  'filters.loaded': (state, { name, ids, notes, unreadable, number, isComplete, asked }) => {
    const end = selectSortedNotes(current(state)).at(-1);
    for (const note of notes)
      if (end && !(note.id in state.allNotes) && newestFirst(end, note) < 0) state.foundNotes[note.id] = {};
    addNotes(state, notes, unreadable, asked);
    for (const id of foundIds(state)) if (!(id in state.allNotes)) remove(state.foundNotes, id);
    for (const id of ids) {
      const filters = state.foundNotes[id];
      if (filters) filters[name] = true;
    }
    const wanted = Math.max(number, state.filters[name]?.wanted ?? 0);
    state.filters[name] = { wanted, loaded: number, isComplete };
    keepFoundWithinLimit(state, name);
  },
  // Without a response, the filter shows the notes of the list, and loads more of these.
  'filters.failed': (state, { name }) => {
    if (state.filters[name]?.loaded === 0) Reflect.deleteProperty(state.filters, name);
  },
};

const foundIds = ({ foundNotes }: Draft<State>): readonly NoteId[] => Object.keys(foundNotes).map(Number);

/**
 * Keeps at most 100 found notes: if there are more, only the newest ones of this filter. The other filters are
 * requested again when they are shown.
 */
function keepFoundWithinLimit(state: Draft<State>, name: AskedFilter): void {
  if (foundIds(state).length <= MAX_NOTES) return;
  for (const id of foundIds(state)) if (!state.foundNotes[id]?.[name]) drop(state, id);
  const found = selectHeldNotes(current(state)).filter(({ id }) => id in state.foundNotes);
  for (const { id } of found.slice(MAX_NOTES)) drop(state, id);
  const { [name]: kept = NOT_ASKED } = state.filters;
  state.filters = { ...OFFERED, [name]: kept };
}

/** Removes a note that no list contains, unless it is open, in use, or has an unsent mark. */
function drop(state: Draft<State>, id: NoteId): void {
  if (id !== state.selectedNoteId && !(id in state.noteReads) && !isInUse(state, id)) removeNote(state, id);
}
