import { enablePatches, type Patch, produceWithPatches } from 'immer';
import type { Event } from '../state/events';
import { fold, reduce } from '../state/reducer';
import type { State } from '../state/state';
import type { Told } from './watcher';

enablePatches();

/** What an event changed, as immer's patches. The reducer is run once more: nobody pays for patches that nobody reads. */
export const changesOf = ({ before, event }: Told): readonly Patch[] =>
  produceWithPatches(before, (draft) => fold(draft, event))[1];

/** Why the state cannot take an event, which is a defect of who made it; undefined where it can. */
export function problemOf(state: State, event: Event): string | undefined {
  try {
    reduce(state, event);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
