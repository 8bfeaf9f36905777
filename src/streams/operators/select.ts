import { distinctUntilChanged, map, type OperatorFunction, pipe } from 'rxjs';
import type { State } from '../state/state';

/** A part of the state, when it has changed. */
export const select = <T>(selector: (state: State) => T): OperatorFunction<State, T> =>
  pipe(
    map((state) => selector(state)),
    distinctUntilChanged(),
  );
