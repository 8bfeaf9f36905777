import { filter, map, type MonoTypeOperatorFunction, type Observable, pipe, withLatestFrom } from 'rxjs';
import type { State, Tick } from '../state/state';

/**
 * Drops what has been overtaken: `doneAt` tells when the same was last done here, and `tick` when this was. The later one
 * will say by itself how it ended.
 */
export const unlessSince = <T>(
  state$: Observable<State>,
  doneAt: (state: State) => Tick | undefined,
  tick: Tick,
): MonoTypeOperatorFunction<T> =>
  pipe(
    withLatestFrom(state$),
    filter(([, state]) => (doneAt(state) ?? 0) <= tick),
    map(([value]) => value),
  );
