import { of } from 'rxjs';
import { reduce } from '../../src/streams/reducer';
import { type RunningStore, startStore } from '../../src/streams/start-store';
import type { Behaviours } from '../../src/streams/state/behaviour';
import type { Deps } from '../../src/streams/state/deps';
import { initialState, type State } from '../../src/streams/state/state';
import { ALL_BEHAVIOURS } from './all-behaviours';

/** A store that has all behaviours from the start; the app loads some of them later. */
export const createStore = (
  deps: Deps,
  behaviours: Behaviours = ALL_BEHAVIOURS,
  initial: State = initialState,
): RunningStore => startStore(deps, of(behaviours), initial, reduce);
