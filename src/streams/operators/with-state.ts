import { map, type Observable, type OperatorFunction, pipe, withLatestFrom } from 'rxjs';
import type { State } from '../state/state';

/** Each value beside the state of its moment. */
export const withState = <T>(state$: Observable<State>): OperatorFunction<T, readonly [T, State]> =>
  pipe(
    withLatestFrom(state$),
    map(([value, state]) => [value, state] as const),
  );
