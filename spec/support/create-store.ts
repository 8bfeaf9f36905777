import { of } from 'rxjs';
import { backgroundBehaviours } from '../../src/streams/behaviours/background';
import { deferredBehaviours } from '../../src/streams/behaviours/deferred';
import { initialBehaviours } from '../../src/streams/behaviours/initial';
import { type RunningStore, startStore } from '../../src/streams/start-store';
import type { Behaviours } from '../../src/streams/state/behaviour';
import type { Deps } from '../../src/streams/state/deps';
import { initialState, type State } from '../../src/streams/state/state';

/** A store that has all behaviours from the start; the app loads some of them later. */
export const createStore = (
  deps: Deps,
  behaviours: Behaviours = { ...initialBehaviours, ...backgroundBehaviours, ...deferredBehaviours },
  initial: State = initialState,
): RunningStore => startStore(deps, of(behaviours), initial);
