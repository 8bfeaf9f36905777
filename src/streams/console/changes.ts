import { enablePatches, type Patch, produceWithPatches } from 'immer';
import { fold } from '../state/reducer';
import type { Told } from './watcher';

enablePatches();

/** What an event changed, as immer's patches. The reducer is run once more: nobody pays for patches that nobody reads. */
export const changesOf = ({ before, event }: Told): readonly Patch[] =>
  produceWithPatches(before, (draft) => fold(draft, event))[1];
