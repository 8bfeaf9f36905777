import { remove } from '../../lib/remove';
import { removeLoneMarks } from '../reading/lone-marks';
import { reportSeen } from '../reading/reducer';
import type { HandlersOf } from '../state/handlers';
import { selectReach } from '../state/older-notes';
import { requestCheck } from '../state/touch';
import { MAX_NOTES, PAGE_SIZE_NOTES } from '../timing';
import { addToCount, count, removeFromCount } from './counted';
import { addListed, addNotes, checkBelow, findMissing, markArrivals, removeNotes } from './merge-notes';

/**
 * Handles responses about notes. A local change wins over an older response: see `isOutdated` in
 * `merge-notes.ts` (decision local-override-ten-seconds).
 */
export const notesHandlers: HandlersOf<'notes' | 'list' | 'screen'> = {
  'notes.listed': (state, { notes, unreadable, number, isComplete, lastSeenTime, asked }) => {
    state.heardAt = state.now;
    const isFirst = state.isLoading;
    removeNotes(state, findMissing(state, notes, isComplete), asked);
    markArrivals(state, notes, asked);
    state.isLoading = false;
    state.list = {
      ...state.list,
      loaded: Math.max(number, state.list.loaded),
      isComplete,
      failure: null,
      checked: asked,
      listed: asked,
    };
    addListed(state, notes, unreadable, asked);
    if (isFirst) checkBelow(state, number);
    removeLoneMarks(state, notes, isComplete);
    reportSeen(state, lastSeenTime);
    if (state.isPanelOpen) state.seenBefore ??= state.lastSeenTime;
    state.counted = null;
  },
  'notes.kept': (state, { notes }) => {
    // Kept notes never replace newer ones: notes that were already fetched, or the list.
    const missing = notes.filter(({ id }) => state.isLoading && !(id in state.allNotes));
    addNotes(state, missing, [], 0);
  },
  'notes.counted': (state, { notes, isComplete, lastSeenTime, asked }) => {
    reportSeen(state, lastSeenTime);
    // A list, once loaded, contains more than a count.
    if (!state.isLoading) return;
    count(state, notes, isComplete);
    state.list.failure = null;
    state.list.checked = asked;
    state.list.listed = asked;
  },
  'screen.wanted': (state) => {
    state.isScreenWanted = true;
    // The number on the bell must not change when the list replaces the count.
    const pages = Math.ceil((state.counted?.length ?? 0) / PAGE_SIZE_NOTES);
    state.list.wanted = Math.max(state.list.wanted, pages * PAGE_SIZE_NOTES);
  },
  'notes.paged': (state, { notes, unreadable, number, isComplete, asked }) => {
    state.list.loaded = Math.max(number, state.list.loaded);
    addListed(state, notes, unreadable, asked);
    state.list.isComplete = isComplete;
    state.list.failure = null;
  },
  'notes.fetched': (state, { notes, unreadable, asked }) => {
    state.heardAt = state.now;
    markArrivals(state, notes, asked);
    addNotes(state, notes, unreadable, asked);
    addToCount(state, notes);
    removeLoneMarks(state);
  },
  'notes.gone': (state, { ids, asked }) => {
    removeFromCount(state, ids);
    removeNotes(state, ids, asked);
    for (const marks of [state.noteReads, state.doneNotes])
      for (const id of ids) if (!(id in state.allNotes)) remove(marks, id);
  },
  'notes.confirmed': (state, { asked }) => {
    state.heardAt = state.now;
    state.list.failure = null;
    state.list.checked = asked;
  },
  'notes.failed': (state, { kind, failures, retryInMs, askedMs }) => {
    state.list.failure = { kind, failures, retryInMs, askedMs };
  },
  'notes.outdated': (state) => {
    state.list.listDue = state.tick;
  },
  'notes.moreWanted': (state) => {
    const reach = selectReach(state);
    reach.wanted = Math.min(reach.loaded + PAGE_SIZE_NOTES, MAX_NOTES);
  },
  'notes.restWanted': (state) => {
    state.isRestWanted = true;
  },
  'notes.refreshRequested': requestCheck,
  'notes.retryRequested': requestCheck,
  'list.scrolled': (state, { fromTopPx }) => {
    if (fromTopPx <= 0 && Object.keys(state.arrivedNoteIds).length > 0) state.arrivedNoteIds = {};
  },
};
