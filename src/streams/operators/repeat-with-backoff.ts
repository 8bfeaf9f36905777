import {
  asyncScheduler,
  catchError,
  defer,
  EMPTY,
  exhaustMap,
  expand,
  filter,
  map,
  merge,
  mergeMap,
  NEVER,
  type Observable,
  of,
  take,
  timer,
} from 'rxjs';
import type { JitterMs } from '../../lib/jitter';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../timing';
import { notesRetryMs, retryAfterMs } from './retry-after';

/** The result of one attempt. `failures` counts the failures in a row, this one included. */
export type AttemptResult<T> =
  | { readonly isOk: true; readonly value: T; readonly failures: 0 }
  /** `retryInMs` is Infinity if there is no automatic retry. */
  | { readonly isOk: false; readonly error: unknown; readonly failures: number; readonly retryInMs: number };

export interface RepeatOptions<T> {
  /** Sends one request. Emits a value or errors; only the first value counts. */
  readonly fetch: () => Observable<T>;
  /** While false, an attempt that is due waits. */
  readonly ready$: Observable<boolean>;
  /** Subscribed to after a success: emits when the next attempt is due. */
  readonly rest$: Observable<unknown>;
  /**
   * Ends a wait after a success at once, and a wait after a failure at most once per interval;
   * never a wait for `Retry-After`.
   */
  readonly wake$: Observable<unknown>;
  /** Ends any wait at once, even a wait for `Retry-After`, at the blogger's request. */
  readonly demand$: Observable<unknown>;
  /** Whether to retry after this error; if not, only `wake$` and `demand$` start another attempt. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  readonly jitterMs: JitterMs;
}

/** `timer(Infinity)` would emit at once. */
const after$ = (waitMs: number): Observable<unknown> => (waitMs === Infinity ? NEVER : timer(waitMs));

/**
 * Polls with backoff: sends one request at a time, and waits one interval longer after each failure in a row, and at
 * least as long as `Retry-After` asks, both up to the cap (section 8). Emits the result of each attempt. Never
 * errors or completes.
 */
export function repeatWithBackoff$<T>({
  fetch,
  ready$,
  rest$,
  wake$,
  demand$,
  isWorthRetrying,
  jitterMs,
}: RepeatOptions<T>): Observable<AttemptResult<T>> {
  /** Emits the result with `wokenAt`: when a wake-up last ended a wait after a failure. */
  const attempt = (failuresBefore: number, wokenAt: number) =>
    ready$.pipe(
      filter(Boolean),
      take(1),
      mergeMap(() => defer(fetch).pipe(take(1))),
      map((value) => ({ isOk: true as const, value, failures: 0 as const })),
      catchError((error: unknown) => {
        const failures = failuresBefore + 1;
        const retryInMs = isWorthRetrying(error) ? notesRetryMs(error, failures, jitterMs) : Infinity;
        return of({ isOk: false as const, error, failures, retryInMs });
      }),
      map((result) => [result, wokenAt] as const),
    );
  // Limits wake-ups to one per interval, because a failing platform also drops channels, which
  // wakes the panel repeatedly. Wake-ups wait until the `Retry-After` of the response is over.
  const limitedWake$ = (error: unknown, wokenAt: number): Observable<number> =>
    timer(retryAfterMs(error, POLL_BACKOFF_CAP_MS)).pipe(
      mergeMap(() => wake$),
      exhaustMap(() => {
        const leftMs = wokenAt + POLL_INTERVAL_MS - asyncScheduler.now();
        return timer(Math.min(Math.max(leftMs, 0), POLL_INTERVAL_MS));
      }),
      map(() => asyncScheduler.now()),
    );
  return attempt(0, -Infinity).pipe(
    expand(([result, wokenAt]) =>
      merge(
        merge(demand$, result.isOk ? merge(rest$, wake$) : after$(result.retryInMs)).pipe(map(() => wokenAt)),
        result.isOk ? EMPTY : limitedWake$(result.error, wokenAt),
      ).pipe(
        take(1),
        mergeMap((at) => attempt(result.failures, at)),
      ),
    ),
    map(([result]) => result),
  );
}
