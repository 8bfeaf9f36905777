import type { Reach } from '../list/state';
import { MAX_NOTES } from '../timing';
import type { State } from './state';

/** The parts of the state, or of its draft, that `selectReach` reads. */
interface Reaching<R extends Reach> extends Pick<State, 'view' | 'filterName'> {
  readonly list: R;
  readonly filters: Readonly<Partial<Record<State['filterName'], R>>>;
}

/**
 * The reach of the shown list: that of a filter with its own requests, otherwise that of the unfiltered list. A
 * complete list has all notes of each filter.
 */
export const selectReach = <R extends Reach>({ view, filterName, list, filters }: Reaching<R>): R =>
  (view === 'notes' && !list.isComplete ? filters[filterName] : undefined) ?? list;

/** Whether older notes, which filters and counts do not include yet, can still be loaded (section 9). */
export const hasOlderNotes = ({ list }: { readonly list: Reach }): boolean =>
  !list.isComplete && list.loaded < MAX_NOTES;
