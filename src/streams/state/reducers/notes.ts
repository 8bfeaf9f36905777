import { current } from 'immer';
import type { Draft } from 'immer';
import type { Note, NoteId } from '../../notes/note';
import { MAX_NOTES, PAGE_SIZE_NOTES } from '../../timing';
import type { HandlersOf } from '../handlers';
import { remove } from '../remove';
import { newestFirst, selectSortedNotes } from '../selectors/list';
import type { State, Tick } from '../state';

/** What the platform says of notes. Local truth wins a race: see `isOutdated` (decision 5). */
export const notes: HandlersOf<'notes' | 'list'> = {
  'notes.listed': (state, { notes: listed, unreadable, number, isComplete, lastSeenTime, asked }) => {
    drop(state, missing(state, listed, isComplete), asked);
    arrive(state, listed, asked);
    for (const note of listed) put(state, note, asked);
    for (const polled of unreadable) state.unreadable[polled.id] = polled;
    trim(state);
    state.list = {
      ...state.list,
      loaded: Math.max(number, state.list.loaded),
      isComplete,
      failure: null,
      checked: asked,
      listed: asked,
    };
    state.lastSeenTime = Math.max(state.lastSeenTime, lastSeenTime);
    state.isLoading = false;
  },
  'notes.paged': (state, { notes: listed, unreadable, number, isComplete, asked }) => {
    for (const note of listed) put(state, note, asked);
    for (const polled of unreadable) state.unreadable[polled.id] = polled;
    state.list.loaded = Math.max(number, state.list.loaded);
    state.list.isComplete = isComplete;
    state.list.failure = null;
  },
  'notes.fetched': (state, { notes: fetched, unreadable, asked }) => {
    arrive(state, fetched, asked);
    for (const note of fetched) put(state, note, asked);
    for (const polled of unreadable) state.unreadable[polled.id] = polled;
    trim(state);
  },
  'notes.gone': (state, { ids, asked }) => {
    drop(state, ids, asked);
  },
  'notes.confirmed': (state, { asked }) => {
    state.list.failure = null;
    state.list.checked = asked;
  },
  'notes.failed': (state, { kind, failures, retryInMs }) => {
    state.list.failure = { kind, failures, retryInMs };
  },
  'notes.outdated': (state) => {
    state.list.listDue = state.tick;
  },
  'notes.moreWanted': (state) => {
    state.list.wanted = Math.min(state.list.loaded + PAGE_SIZE_NOTES, MAX_NOTES);
  },
  'notes.refreshRequested': (state) => {
    state.list.checkDue = state.tick;
  },
  'list.scrolled': (state, { fromTopPx }) => {
    if (fromTopPx <= 0 && Object.keys(state.arrivedNoteIds).length > 0) state.arrivedNoteIds = {};
  },
};

/** Whether an answer was asked for before what is held of the note: then it tells of a past that is over. */
const isOutdated = (state: Draft<State>, id: NoteId, asked: Tick): boolean =>
  Math.max(state.touched[id] ?? 0, state.asked[id] ?? 0) > asked;

/** While push works nobody asks again: what an outdated answer leaves open is asked for. */
function leaveOut(state: Draft<State>): void {
  state.list.checkDue = state.tick;
}

function put(state: Draft<State>, note: Note, asked: Tick): void {
  if (isOutdated(state, note.id, asked)) {
    leaveOut(state);
    return;
  }
  // An answer as held would be a new object, and a render, for nothing.
  const held = state.allNotes[note.id];
  if (held && note.hash !== undefined && held.hash === note.hash) return;
  state.allNotes[note.id] = note as Draft<Note>;
  remove(state.unreadable, note.id);
  state.asked[note.id] = asked;
  // The platform knows: the local flag has done its work. While it is being told, that may be what was before.
  if (state.noteReads[note.id] === note.isRead && !(note.id in state.sentReads))
    remove(state.noteReads, note.id);
  for (const { ids } of note.body) {
    const followed = ids.site === undefined ? undefined : state.follows[ids.site];
    if (followed?.isConfirmed && ids.site !== undefined && followed.tick <= asked)
      remove(state.follows, ids.site);
  }
}

/** What is newer than all that was held has come just now; what is older, and not held, was only not asked for so far. */
function arrive(state: Draft<State>, notes: readonly Note[], asked: Tick): void {
  const [newest] = selectSortedNotes(current(state));
  if (!newest) return;
  const come = notes.filter(
    ({ id, timestamp }) =>
      !(id in state.allNotes) && timestamp >= newest.timestamp && !isOutdated(state, id, asked),
  );
  for (const { id } of come) state.arrivedNoteIds[id] = true;
  if (come.length > 0) state.arrival = { count: come.length, tick: state.tick };
}

/** Removing a note clears its flags; an answer asked for earlier, and slower, does not bring it back. */
function drop(state: Draft<State>, ids: readonly NoteId[], asked: Tick): void {
  for (const id of ids) {
    if (isOutdated(state, id, asked)) leaveOut(state);
    else if (!isInHand(state, id)) {
      forget(state, id);
      state.asked[id] = asked;
    }
  }
}

/** Being marked or trashed, or being answered: such a note is not taken from under the blogger's hands. */
const isInHand = (state: Draft<State>, id: NoteId): boolean =>
  id in state.moderations || id in state.replying || (id === state.selectedNoteId && id in state.drafts);

/** Only the newest 100 are held, however many arrive (section 9). */
function trim(state: Draft<State>): void {
  if (Object.keys(state.allNotes).length <= MAX_NOTES) return;
  const beyond = selectSortedNotes(current(state)).slice(MAX_NOTES);
  for (const { id } of beyond) if (id !== state.selectedNoteId && !isInHand(state, id)) forget(state, id);
}

/** Everything held of a note, but the ticks that keep older answers from bringing it back. */
export function forget(state: Draft<State>, id: NoteId): void {
  const byId = [
    state.allNotes,
    state.hiddenNoteIds,
    state.noteApprovals,
    state.noteLikes,
    state.noteReads,
    state.filteredNoteReads,
    state.arrivedNoteIds,
    state.moderations,
  ];
  for (const record of byId) remove(record, id);
  if (state.selectedNoteId === id) state.selectedNoteId = null;
}

/** Held notes that a list should have shown: all that it lacks if it is whole, else those newer than its oldest. */
function missing(state: Draft<State>, listed: readonly Note[], isComplete: boolean): NoteId[] {
  const ids = new Set(listed.map(({ id }) => id));
  const oldest = [...listed].sort(newestFirst).at(-1);
  return selectSortedNotes(current(state))
    .filter((note) => !ids.has(note.id) && (isComplete || (oldest && newestFirst(note, oldest) < 0)))
    .map(({ id }) => id);
}
