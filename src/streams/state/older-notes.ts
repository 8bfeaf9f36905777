import { MAX_NOTES } from '../timing';
import type { State } from './state';

/** Whether older notes, which no filter and no number knows yet, can still be loaded (section 9). */
export const hasOlderNotes = ({ list }: Pick<State, 'list'>): boolean =>
  !list.isComplete && list.loaded < MAX_NOTES;
