import { asyncScheduler, catchError, exhaustMap, type Observable, of, take, tap, timeout } from 'rxjs';
import { POLL_INTERVAL_MS, SESSION_DOUBT_MS } from '../timing';
import type { Deps } from './deps';

/** When the platform was last asked whether the token is valid, epoch milliseconds. */
export const CHECKED_KEY = 'auth_checked';

/**
 * Requests `/me`, whose answer decides a doubt about the token, once in 30 s for all tabs, also if it fails
 * (decision token-refused-by-name). Emits once: after the answer, or after 10 s without one. A rejection ends
 * the session like that of any other call (`session/end-session.ts`).
 */
export const checkToken$ = ({
  client,
  locks,
  storage,
}: Pick<Deps, 'client' | 'locks' | 'storage'>): Observable<unknown> => {
  const now = (): number => asyncScheduler.now();
  const isFresh = (): boolean => Math.abs(now() - Number(storage.get(CHECKED_KEY))) < POLL_INTERVAL_MS;
  const asked$ = client
    .me()
    .get({ query: { fields: 'ID' } })
    .pipe(
      catchError(() => of(null)),
      tap(() => storage.set(CHECKED_KEY, String(now()))),
    );
  return locks.hold('token check').pipe(
    exhaustMap((): Observable<unknown> => (isFresh() ? of(null) : asked$)),
    timeout({ first: SESSION_DOUBT_MS, with: () => of(null) }),
    take(1),
  );
};
