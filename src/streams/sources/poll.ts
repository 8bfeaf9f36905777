import {
  catchError,
  defer,
  expand,
  filter,
  map,
  mergeMap,
  NEVER,
  type Observable,
  of,
  race,
  take,
  throwIfEmpty,
  timer,
} from 'rxjs';
import { type JitterMs, withJitter } from '../jitter';

export type PollResult<T> =
  | { readonly isOk: true; readonly value: T; readonly failures: 0 }
  /** `retryInMs` is Infinity when it is not tried again by itself. */
  | { readonly isOk: false; readonly error: unknown; readonly failures: number; readonly retryInMs: number };

export interface PollDeps<T> {
  /** One request with one answer. */
  readonly fetch: () => Observable<T>;
  /** True while asking makes sense; an attempt that falls due meanwhile waits for it. */
  readonly ready$: Observable<boolean>;
  /** Subscribed to after a success: emits when the next attempt is due. */
  readonly rest$: Observable<unknown>;
  /** Ends any wait at once, that after a failure too. */
  readonly wake$: Observable<unknown>;
  /** Whether trying again by itself could help; if not, only `wake$` leads to another attempt. */
  readonly isWorthRetrying: (error: unknown) => boolean;
  readonly intervalMs: number;
  readonly capMs: number;
  readonly jitterMs: JitterMs;
}

/** With an interval of 30 s and a cap of 180 s: 60, 90, 120, 150, 180, 180 ... (decision 1). */
export const backOffMs = (failures: number, intervalMs: number, capMs: number): number =>
  Math.min(intervalMs * (failures + 1), capMs);

/** A timer for Infinity would end at once. */
const after$ = (waitMs: number): Observable<unknown> => (waitMs === Infinity ? NEVER : timer(waitMs));

/**
 * Fetch, wait, fetch again, one request at a time; each failure in a row waits one interval longer, up to the cap
 * (section 8). Never errs, never completes.
 */
export function poll$<T>({
  fetch,
  ready$,
  rest$,
  wake$,
  isWorthRetrying,
  intervalMs,
  capMs,
  jitterMs,
}: PollDeps<T>): Observable<PollResult<T>> {
  const attempt = (failuresBefore: number): Observable<PollResult<T>> =>
    ready$.pipe(
      filter(Boolean),
      take(1),
      mergeMap(() => defer(fetch).pipe(take(1), throwIfEmpty())),
      map((value) => ({ isOk: true as const, value, failures: 0 as const })),
      catchError((error: unknown) => {
        const failures = failuresBefore + 1;
        const waitMs = isWorthRetrying(error) ? backOffMs(failures, intervalMs, capMs) : Infinity;
        return of({ isOk: false as const, error, failures, retryInMs: withJitter(waitMs, jitterMs) });
      }),
    );
  const next = (result: PollResult<T>): Observable<PollResult<T>> =>
    race(result.isOk ? rest$ : after$(result.retryInMs), wake$).pipe(
      take(1),
      mergeMap(() => attempt(result.failures)),
    );
  return attempt(0).pipe(expand(next));
}
