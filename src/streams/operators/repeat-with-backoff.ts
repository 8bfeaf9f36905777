import {
  asyncScheduler,
  catchError,
  defer,
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
import { notesRetryMs, retryAfterMs } from './retry-delay';

/** The result of one attempt. `failures` is the number of failures in a row, including this one. */
export type AttemptResult<T> =
  | { readonly isOk: true; readonly value: T; readonly failures: 0 }
  /** `retryInMs` is Infinity if there is no automatic retry. */
  | { readonly isOk: false; readonly error: unknown; readonly failures: number; readonly retryInMs: number };

export interface RepeatOptions<T> {
  /** Sends one request. Emits a value or errors; values after the first are ignored. */
  readonly fetch: () => Observable<T>;
  /** While this is false, an attempt that is due is held back. */
  readonly ready$: Observable<boolean>;
  /** Is subscribed to after a success, and emits when the next attempt is due. */
  readonly rest$: Observable<unknown>;
  /**
   * Starts the next attempt early: at once after a success, and at most once per interval after a failure.
   * Never shortens a wait for `Retry-After`.
   */
  readonly wake$: Observable<unknown>;
  /**
   * Starts the next attempt at once, even during a wait for `Retry-After`, because the blogger has requested
   * it.
   */
  readonly demand$: Observable<unknown>;
  /** Whether to retry after this error. If not, only `wake$` and `demand$` start another attempt. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  readonly jitterMs: JitterMs;
}

/** Like `timer`, but never emits for Infinity; `timer` would emit at once. */
export const after$ = (waitMs: number): Observable<unknown> => (waitMs === Infinity ? NEVER : timer(waitMs));

/**
 * Polls with backoff. Sends one request at a time. After each failure in a row, waits one interval longer, and
 * at least as long as `Retry-After` requires, both up to a cap (section 8). Emits the result of each attempt.
 * Never errors or completes.
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
    expand(([result, wokenAt]) => {
      const due$ = merge(demand$, ...(result.isOk ? [rest$, wake$] : [after$(result.retryInMs)])).pipe(
        map(() => wokenAt),
      );
      return (result.isOk ? due$ : merge(due$, limitedWake$(result.error, wokenAt))).pipe(
        take(1),
        mergeMap((at) => attempt(result.failures, at)),
      );
    }),
    map(([result]) => result),
  );
}
