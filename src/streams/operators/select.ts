import { distinctUntilChanged, map, type OperatorFunction, pipe } from 'rxjs';
import type { State } from '../state/state';

/** Emits a part of the state now and whenever it changes. */
export const select = <T>(selector: (state: State) => T): OperatorFunction<State, T> =>
  pipe(
    map((state) => selector(state)),
    distinctUntilChanged(),
  );
