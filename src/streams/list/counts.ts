import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { selectHiddenIds } from '../outbox/note-records';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { isInFilter, selectVisibleNotes } from './selectors';
import { FILTER_NAMES, type FilterName } from './state';

/** The number of unread notes in each filter. */
export type UnreadCounts = Readonly<Record<FilterName, number>>;

/**
 * The unread notes by filter. Returns the same object while the numbers are the same, so that other
 * changes render no filter.
 */
export const selectUnreadCounts = (state: State): UnreadCounts =>
  sameCounts(unreadCounts(selectSortedNotes(state), state.noteReads, selectHiddenIds(state)));
const unreadCounts = memoizeOne(
  (notes: readonly Note[], noteReads: State['noteReads'], hidden: ReadonlySet<NoteId>): UnreadCounts => {
    const counts: Record<FilterName, number> = { all: 0, unread: 0, comments: 0, follows: 0, likes: 0 };
    const state = { noteReads, filteredNoteReads: {} };
    for (const note of notes)
      if (!hidden.has(note.id) && isInFilter.unread(note, state))
        for (const name of FILTER_NAMES) if (isInFilter[name](note, state)) counts[name] += 1;
    return counts;
  },
);
const sameCounts = memoizeOne(
  (counts: UnreadCounts) => counts,
  ([a], [b]) => FILTER_NAMES.every((name) => a[name] === b[name]),
);

/** The number of notes in the filter that arrived while the list was scrolled down. */
export const selectArrivedCount = (state: State): number =>
  arrivedCount(selectVisibleNotes(state), state.arrivedNoteIds);
const arrivedCount = memoizeOne(
  (notes: readonly Note[], arrived: State['arrivedNoteIds']) =>
    notes.filter(({ id }) => id in arrived).length,
);
