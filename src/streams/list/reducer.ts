import type { HandlersOf } from '../state/handlers';
import { requestCheck } from '../state/touch';
import { MAX_NOTES, PAGE_SIZE_NOTES } from '../timing';
import { addToCount, count, removeFromCount } from './counted';
import { addNotes, continueBelow, findMissing, markArrivals, removeNotes, trimToLimit } from './merge-notes';

/**
 * Responses about notes. A response that is older than a local change does not win: see
 * `isOutdated` in `merge-notes.ts` (decision local-override-ten-seconds).
 */
export const notesHandlers: HandlersOf<'notes' | 'list' | 'screen'> = {
  'notes.listed': (state, { notes, unreadable, number, isComplete, lastSeenTime, asked }) => {
    removeNotes(state, findMissing(state, notes, isComplete), asked);
    markArrivals(state, notes, asked);
    addNotes(state, notes, unreadable, asked);
    trimToLimit(state);
    state.list = {
      ...state.list,
      loaded: Math.max(number, state.list.loaded),
      isComplete,
      failure: null,
      checked: asked,
      listed: asked,
    };
    if (state.isLoading) continueBelow(state);
    state.lastSeenTime = Math.max(state.lastSeenTime, lastSeenTime);
    state.isLoading = false;
    state.counted = null;
  },
  'notes.kept': (state, { notes }) => {
    // News of a note may have come first. The list itself knows more.
    const missing = notes.filter(({ id }) => state.isLoading && !(id in state.allNotes));
    addNotes(state, missing, [], 0);
  },
  'notes.counted': (state, { notes, isComplete, lastSeenTime, asked }) => {
    state.lastSeenTime = Math.max(state.lastSeenTime, lastSeenTime);
    // A list knows more.
    if (!state.isLoading) return;
    count(state, notes, isComplete);
    state.list.failure = null;
    state.list.checked = asked;
    state.list.listed = asked;
  },
  'screen.wanted': (state) => {
    state.isScreenWanted = true;
    // The number must not change when the list takes over.
    const pages = Math.ceil((state.counted?.length ?? 0) / PAGE_SIZE_NOTES);
    state.list.wanted = Math.max(state.list.wanted, pages * PAGE_SIZE_NOTES);
  },
  'notes.paged': (state, { notes, unreadable, number, isComplete, asked }) => {
    addNotes(state, notes, unreadable, asked);
    state.list.loaded = Math.max(number, state.list.loaded);
    state.list.isComplete = isComplete;
    state.list.failure = null;
  },
  'notes.fetched': (state, { notes, unreadable, asked }) => {
    markArrivals(state, notes, asked);
    addNotes(state, notes, unreadable, asked);
    addToCount(state, notes);
    trimToLimit(state);
  },
  'notes.gone': (state, { ids, asked }) => {
    removeFromCount(state, ids);
    removeNotes(state, ids, asked);
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
  'notes.refreshRequested': requestCheck,
  'notes.retryRequested': requestCheck,
  'list.scrolled': (state, { fromTopPx }) => {
    if (fromTopPx <= 0 && Object.keys(state.arrivedNoteIds).length > 0) state.arrivedNoteIds = {};
  },
};
