import type { Reach } from '../list/state';
import { MAX_NOTES } from '../timing';
import type { State } from './state';

/** The parts of the state that `selectReach` reads, or of its draft. */
interface Reaching<R extends Reach> extends Pick<State, 'view' | 'filterName'> {
  readonly list: R;
  readonly filters: Readonly<Partial<Record<State['filterName'], R>>>;
}

/**
 * How far what is shown reaches: a filter that the platform is asked for, otherwise the list. A complete
 * list has all notes of each filter.
 */
export const selectReach = <R extends Reach>({ view, filterName, list, filters }: Reaching<R>): R =>
  (view === 'notes' && !list.isComplete ? filters[filterName] : undefined) ?? list;

/** Whether older notes, which no filter and no number knows yet, can still be loaded (section 9). */
export const hasOlderNotes = ({ list }: { readonly list: Reach }): boolean =>
  !list.isComplete && list.loaded < MAX_NOTES;
