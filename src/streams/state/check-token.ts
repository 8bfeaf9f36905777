import { asyncScheduler, catchError, exhaustMap, map, type Observable, of, take, tap, timeout } from 'rxjs';
import { asObject } from '../../lib/json';
import { POLL_INTERVAL_MS, SESSION_DOUBT_MS } from '../timing';
import type { Deps } from './deps';
import { ME_PATH, tokenVerdict } from './token-verdict';

/** Storage key of the time, in epoch milliseconds, until which the last check of the token is valid. */
export const CHECKED_KEY = 'auth_checked';

/**
 * Requests `/me` to check a token that is in doubt: at most once in 30 s for all tabs, or once in 10 s if the
 * response is inconclusive (decision token-refused-by-name). Emits once: after the response, or after 10 s
 * without one. If the platform rejects the token, the session ends as after any other call
 * (`session/end-session.ts`).
 */
export const checkToken$ = ({
  client,
  locks,
  storage,
}: Pick<Deps, 'client' | 'locks' | 'storage'>): Observable<unknown> => {
  const now = (): number => asyncScheduler.now();
  const isFresh = (): boolean => {
    const leftMs = Number(storage.get(CHECKED_KEY)) - now();
    // More time is left only if the clock was set back.
    return leftMs > 0 && leftMs <= POLL_INTERVAL_MS;
  };
  const asked$ = client
    .me()
    .get({ query: { fields: 'ID' } })
    .pipe(
      map(() => POLL_INTERVAL_MS),
      catchError((error: unknown) => {
        const { status, body } = asObject(error);
        const isDecided = tokenVerdict({ path: ME_PATH, status, body }) === 'rejected';
        return of(isDecided ? POLL_INTERVAL_MS : SESSION_DOUBT_MS);
      }),
      tap((countsForMs) => storage.set(CHECKED_KEY, String(now() + countsForMs))),
    );
  return locks.hold('token check').pipe(
    exhaustMap((): Observable<unknown> => (isFresh() ? of(null) : asked$)),
    timeout({ first: SESSION_DOUBT_MS, with: () => of(null) }),
    take(1),
  );
};
