import { of } from 'rxjs';
import type { Deps } from './deps';
import { effects } from './effects';
import { acting } from './effects/acting';
import { sources } from './sources';
import { type Behaviours, type RunningStore, startStore } from './start-store';
import { initialState, type State } from './state/state';

/** All that the panel does, at work from the first moment. The page itself starts with a part of it: see `src/boot/start.tsx`. */
export const createStore = (
  deps: Deps,
  behaviours: Behaviours = { ...effects, ...acting, ...sources },
  initial: State = initialState,
): RunningStore => startStore(deps, of(behaviours), initial);
