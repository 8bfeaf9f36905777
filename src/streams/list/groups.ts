import memoizeOne from 'memoize-one';
import type { Note, NoteId } from '../notes/note';
import { noteOverlay, selectHiddenIds } from '../outbox/note-records';
import { GROUP_STARTS_DAYS } from '../timing';
import type { State } from '../state/state';
import { selectFiltered } from './selectors';

/** Whether two lists hold identical note objects in the same order. */
const areSame = (a: readonly Note[], b: readonly Note[]): boolean =>
  a.length === b.length && a.every((note, index) => note === b[index]);

/** Whether an undo bar takes the place of the note's row (section 2). */
const isUndoable = (outbox: State['outbox'], note: Note): boolean =>
  noteOverlay({ outbox }, note).undoBar !== undefined;

/**
 * The notes that have a row: visible ones, and moderated ones whose row is an undo bar. Returns the
 * same array while the notes are the same, so that marking one as read does not render the list.
 */
const selectRows = (state: State): readonly Note[] =>
  sameRows(rows(selectFiltered(state), selectHiddenIds(state), state.outbox));
const rows = memoizeOne((notes: readonly Note[], hidden: ReadonlySet<NoteId>, outbox: State['outbox']) =>
  notes.filter((note) => !hidden.has(note.id) || isUndoable(outbox, note)),
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

/** The start of each group but the last, newest first, in epoch milliseconds by local time (section 9). */
const groupStarts = memoizeOne((today: number): readonly number[] =>
  GROUP_STARTS_DAYS.map((days) => {
    const start = new Date(today);
    // Subtracts days, not hours: a day with a clock change has 23 or 25.
    start.setDate(start.getDate() - days);
    // The day may start at 1:00, if the clock changes at midnight.
    return start.setHours(0, 0, 0, 0);
  }),
);

/** The rows by group, without empty groups (section 2). "To answer" starts with the oldest group. */
export const selectGroups = (state: State): readonly Group[] =>
  groups(selectRows(state), groupStarts(new Date(state.now).setHours(0, 0, 0, 0)), state.view === 'toAnswer');
const groups = memoizeOne(
  (notes: readonly Note[], starts: readonly number[], isReversed: boolean): readonly Group[] => {
    const index = (note: Note): number => {
      const found = starts.findIndex((start) => note.timestamp >= start);
      return found === -1 ? starts.length : found;
    };
    const found = GROUP_NAMES.map((name, at) => ({
      name,
      notes: notes.filter((note) => index(note) === at),
    })).filter((group) => group.notes.length > 0);
    return isReversed ? found.reverse() : found;
  },
);
