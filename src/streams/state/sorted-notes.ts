import memoizeOne from 'memoize-one';
import type { Aged } from '../notes/aged';
import type { Note } from '../notes/note';
import type { NoteSummary } from '../notes/note-summary';
import type { State } from './state';

/** Compares by time, newest first; at the same time the greater id comes first (section 9). */
export const newestFirst = (a: Aged, b: Aged): number => b.timestamp - a.timestamp || b.id - a.id;

/** The notes of the list, newest first, without notes below its end that only a filter has found. */
export const selectSortedNotes = (state: State): readonly Note[] =>
  listed(selectHeldNotes(state), state.foundNotes);
const listed = memoizeOne((notes: readonly Note[], found: State['foundNotes']) =>
  notes.filter(({ id }) => !(id in found)),
);

/** All held notes, newest first. */
export const selectHeldNotes = ({ allNotes }: State): readonly Note[] => sorted(allNotes);
const sorted = memoizeOne((all: State['allNotes']) => Object.values(all).sort(newestFirst));

/**
 * The notes that the platform has reported, newest first: the list, or the count before the list arrives. Kept notes
 * are left out.
 */
export const selectReportedNotes = (state: State): readonly NoteSummary[] =>
  state.isLoading ? (state.counted ?? NONE) : selectSortedNotes(state);
const NONE: readonly NoteSummary[] = [];
