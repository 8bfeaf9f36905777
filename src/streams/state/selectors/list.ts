import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../../notes/note';
import { GROUP_STARTS_DAYS } from '../../timing';
import type { FilterName, State } from '../state';
import { isUndoable } from './note';

/** Newest first; of the same time, the greater id first (section 9). */
export const newestFirst = (a: Note, b: Note): number => b.timestamp - a.timestamp || b.id - a.id;

/** All notes held, newest first. */
export const selectSortedNotes = ({ allNotes }: State): readonly Note[] => sorted(allNotes);
const sorted = memoizeOne((all: State['allNotes']) => Object.values(all).sort(newestFirst));

const matches: Record<
  FilterName,
  (note: Note, state: Pick<State, 'noteReads' | 'filteredNoteReads'>) => boolean
> = {
  all: () => true,
  unread: (note, { noteReads, filteredNoteReads }) =>
    !(noteReads[note.id] ?? note.isRead) || note.id in filteredNoteReads,
  comments: (note) => note.type === 'comment',
  follows: (note) => note.type === 'follow',
  likes: (note) => note.type === 'like' || note.type === 'comment_like',
};

const selectFiltered = (state: State): readonly Note[] =>
  filtered(selectSortedNotes(state), state.filterName, state.noteReads, state.filteredNoteReads);
const filtered = memoizeOne(
  (
    notes: readonly Note[],
    filterName: FilterName,
    noteReads: State['noteReads'],
    filteredNoteReads: State['filteredNoteReads'],
  ) => notes.filter((note) => matches[filterName](note, { noteReads, filteredNoteReads })),
);

/** The notes that can be selected, in the list's order: those of the filter, none that is hidden. */
export const selectVisibleNotes = (state: State): readonly Note[] =>
  visible(selectFiltered(state), state.hiddenNoteIds);
const visible = memoizeOne((notes: readonly Note[], hidden: State['hiddenNoteIds']) =>
  notes.filter((note) => !(note.id in hidden)),
);

/** How many notes of the filter came while one looked at older ones. */
export const selectArrivedCount = (state: State): number =>
  arrivedCount(selectVisibleNotes(state), state.arrivedNoteIds);
const arrivedCount = memoizeOne(
  (notes: readonly Note[], arrived: State['arrivedNoteIds']) =>
    notes.filter(({ id }) => id in arrived).length,
);

/** Whether two lists hold the very same notes in the same order. */
export const areSame = (a: readonly Note[], b: readonly Note[]): boolean =>
  a.length === b.length && a.every((note, index) => note === b[index]);

/**
 * The list's rows: visible notes, and in their places the undo bars of notes just marked or trashed. The same list while
 * it holds the same notes: reading one changes what is asked here, and no place in the list.
 */
const selectRows = (state: State): readonly Note[] =>
  sameRows(rows(selectFiltered(state), state.hiddenNoteIds, state.moderations));
const rows = memoizeOne(
  (notes: readonly Note[], hidden: State['hiddenNoteIds'], moderations: State['moderations']) =>
    notes.filter((note) => !(note.id in hidden) || isUndoable({ moderations }, note.id)),
);
const sameRows = memoizeOne(
  (notes: readonly Note[]) => notes,
  ([notes], [before]) => areSame(notes, before),
);

export const GROUP_NAMES = ['today', 'yesterday', 'days', 'week', 'month'] as const;
export type GroupName = (typeof GROUP_NAMES)[number];
export interface Group {
  readonly name: GroupName;
  readonly notes: readonly Note[];
}

/** The beginnings of the groups but the last, as epoch milliseconds in local time, newest first (section 9). */
const groupStarts = memoizeOne((today: number): readonly number[] =>
  GROUP_STARTS_DAYS.map((days) => {
    const start = new Date(today);
    // By the calendar, not by hours: a day of a clock change has 23 or 25.
    start.setDate(start.getDate() - days);
    // Today may begin at 1:00, where the clock is changed at midnight.
    return start.setHours(0, 0, 0, 0);
  }),
);

/** The rows under their headings, groups without rows left out (section 2). */
export const selectGroups = (state: State): readonly Group[] =>
  groups(selectRows(state), groupStarts(new Date(state.now).setHours(0, 0, 0, 0)));
const groups = memoizeOne((notes: readonly Note[], starts: readonly number[]): readonly Group[] => {
  const index = (note: Note): number => {
    const found = starts.findIndex((start) => note.timestamp >= start);
    return found === -1 ? starts.length : found;
  };
  return GROUP_NAMES.map((name, at) => ({ name, notes: notes.filter((note) => index(note) === at) })).filter(
    (group) => group.notes.length > 0,
  );
});

/** The note shown in the detail, if any. */
export const selectSelectedNote = (state: State): Note | undefined =>
  state.selectedNoteId === null ? undefined : state.allNotes[state.selectedNoteId];

/** Whether an open note covers the list, as it does below 800 px. */
export const isListCovered = (state: State): boolean =>
  !state.isWide && selectSelectedNote(state) !== undefined;

/** The visible note before (-1) or after (1) one, by the list's order, undefined at the ends. */
export function neighbour(state: State, id: NoteId, step: 1 | -1): Note | undefined {
  const notes = selectVisibleNotes(state);
  const at = notes.findIndex((note) => note.id === id);
  return at === -1 ? undefined : notes[at + step];
}

/** Whether the whole list is to be asked for, not only what has changed. */
export const isListDue = (state: State): boolean => isWholeDue(state) || isMore(state);

/** Whether what is held is as new as it is known to be, and only more is wanted. */
export const isMoreDue = (state: State): boolean => isMore(state) && !isWholeDue(state);

const isMore = ({ list }: State): boolean => list.wanted > list.loaded;
const isWholeDue = ({ list }: State): boolean => list.listDue > list.listed;

/** Whether to ask now, without waiting for the interval. */
export const isCheckDue = (state: State): boolean =>
  isListDue(state) || state.list.checkDue > state.list.checked;

/** Whether more notes are being fetched than are held (the spinner at the bottom). */
export const isLoadingMore = (state: State): boolean =>
  !state.isLoading && state.list.wanted > state.list.loaded;

/** Whether the first answer, or its failure, has told what the list is to show. */
export const isListKnown = ({ isLoading, list }: State): boolean => !isLoading || list.failure !== null;
