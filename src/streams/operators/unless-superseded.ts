import { filter, type MonoTypeOperatorFunction } from 'rxjs';
import type { StateStream } from '../state/behaviour';
import type { State } from '../state/state';
import type { Tick } from '../state/tick';

/**
 * Drops the result of an action that a later one of its kind has superseded: the later one reports
 * its own result. `tick` is when the action started, `latest` reads when the last one started.
 */
export const unlessSuperseded = <T>(
  state$: StateStream,
  latest: (state: State) => Tick | undefined,
  tick: Tick,
): MonoTypeOperatorFunction<T> => filter(() => (latest(state$.value) ?? 0) <= tick);
