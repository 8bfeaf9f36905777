import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Event } from '../../streams/state/events';
import { fold, reduce } from '../../streams/reducer';
import type { State } from '../../streams/state/state';
import type { LoggedEvent } from './log-entries';

enablePatches();

/**
 * Returns the changes of an event as immer patches. Runs the reducer again, so patches cost nothing
 * until they are needed.
 */
export const patchesOf = ({ before, event }: LoggedEvent): readonly Patch[] =>
  produceWithPatches(before, (draft) => fold(draft, event))[1];

/** Returns the message of the error that the reducer throws for an event; undefined if it throws none. */
export function reducerError(state: State, event: Event): string | undefined {
  try {
    reduce(state, event);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
