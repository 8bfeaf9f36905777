import { distinctUntilChanged, map, type OperatorFunction, pipe } from 'rxjs';
import type { State } from '../state/state';

/** Emits the selected part of the state at once, and whenever it changes. */
export const select = <T>(selector: (state: State) => T): OperatorFunction<State, T> =>
  pipe(
    map((state) => selector(state)),
    distinctUntilChanged(),
  );
