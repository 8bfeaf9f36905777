import { noop, type Observable, switchMap, take, takeWhile, tap, timer } from 'rxjs';
import type { Chunk } from '../lib/chunk';
import { POLL_INTERVAL_MS } from '../streams/timing';

/** Loads code when `when$` emits. If loading has failed for any caller, retries after one polling interval. */
export const loadOnce$ = <T>(
  { state$, load }: Pick<Chunk<T>, 'state$' | 'load'>,
  when$: Observable<unknown>,
): Observable<unknown> =>
  state$.pipe(
    takeWhile(({ code }) => code === undefined),
    switchMap(({ failures }) => (failures > 0 ? timer(POLL_INTERVAL_MS) : when$.pipe(take(1)))),
    tap(() => void load().catch(noop)),
  );
