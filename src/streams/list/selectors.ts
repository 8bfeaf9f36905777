import { newestFirst, selectSortedNotes } from '../state/sorted-notes';
import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { selectHiddenIds } from '../outbox/note-records';
import { isRead } from '../reading/selectors';
import { hasOlderNotes } from '../state/older-notes';
import type { State } from '../state/state';
import { FILTER_NAMES, type FilterName } from './state';

/** Whether a note is in the list of a filter (section 2). */
const isInFilter: Record<
  FilterName,
  (note: Note, state: Pick<State, 'noteReads' | 'filteredNoteReads'>) => boolean
> = {
  all: () => true,
  unread: (note, state) => !isRead(state, note) || note.id in state.filteredNoteReads,
  comments: (note) => note.type === 'comment',
  follows: (note) => note.type === 'follow',
  likes: (note) => note.type === 'like' || note.type === 'comment_like',
};

/** The notes of the filter, in the order of the list, hidden ones included. */
export const selectFiltered = (state: State): readonly Note[] =>
  filtered(selectSortedNotes(state), state.filterName, state.noteReads, state.filteredNoteReads);
const filtered = memoizeOne(
  (
    notes: readonly Note[],
    filterName: FilterName,
    noteReads: State['noteReads'],
    filteredNoteReads: State['filteredNoteReads'],
  ) => notes.filter((note) => isInFilter[filterName](note, { noteReads, filteredNoteReads })),
);

/**
 * The notes that can be selected, in the order of the list: those of the filter that are not
 * hidden.
 */
export const selectVisibleNotes = (state: State): readonly Note[] =>
  visible(selectFiltered(state), selectHiddenIds(state));
const visible = memoizeOne((notes: readonly Note[], hidden: ReadonlySet<NoteId>) =>
  notes.filter((note) => !hidden.has(note.id)),
);

/** How many notes of each filter are unread. */
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

/** The note in the detail view; undefined if none is open. */
export const selectSelectedNote = (state: State): Note | undefined =>
  state.selectedNoteId === null ? undefined : state.allNotes[state.selectedNoteId];

/** Whether an open note covers the list, as in windows below 800 px. */
export const isListCovered = (state: State): boolean =>
  !state.isWide && selectSelectedNote(state) !== undefined;

/** Whether a note is older than the loaded part of the list. */
export function isBelowEnd(state: State, note: Note): boolean {
  const end = selectSortedNotes(state).at(-1);
  return (
    !state.list.isComplete && end !== undefined && !(note.id in state.allNotes) && newestFirst(end, note) < 0
  );
}

/** The visible note before (-1) or after (1) this one in the list; undefined at the ends. */
export function neighbour(state: State, id: NoteId, step: 1 | -1): Note | undefined {
  const notes = selectVisibleNotes(state);
  const at = notes.findIndex((note) => note.id === id);
  return at === -1 ? undefined : notes[at + step];
}

/** Whether a list request is due, rather than a light poll. */
export const isListDue = (state: State): boolean => isListOutdated(state) || areMoreWanted(state);

/** Whether the held notes are up to date, and only older ones are wanted. */
export const areOnlyMoreWanted = (state: State): boolean =>
  !state.isLoading && areMoreWanted(state) && !isListOutdated(state);

const areMoreWanted = ({ list, isScreenWanted }: State): boolean =>
  isScreenWanted && list.wanted > list.loaded;
const isListOutdated = ({ list }: State): boolean => list.listDue > list.listed;

/** Whether a request is due now, without waiting for the interval. */
export const isCheckDue = (state: State): boolean =>
  isListDue(state) || state.list.checkDue > state.list.checked;

/** Whether the next page can be requested now. */
export const canLoadMore = (state: State): boolean =>
  state.isPanelOpen && !state.isLoading && !isListDue(state) && !state.list.failure && hasOlderNotes(state);

/** Whether more notes are being fetched: a spinner shows at the bottom. */
export const isLoadingMore = (state: State): boolean => !state.isLoading && areMoreWanted(state);

/** Whether there is a list to draw, the kept one included, or the reason why there is none. */
export const isListKnown = (state: State): boolean =>
  !state.isLoading || state.list.failure !== null || selectSortedNotes(state).length > 0;
