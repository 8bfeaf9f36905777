import { asyncScheduler, catchError, exhaustMap, map, type Observable, of, take, tap, timeout } from 'rxjs';
import { asObject } from '../../lib/json';
import { POLL_INTERVAL_MS, SESSION_DOUBT_MS } from '../timing';
import type { Deps } from './deps';
import { ME_PATH, tokenVerdict } from './token-verdict';

/** When the platform last told whether the token is valid, epoch milliseconds. */
export const CHECKED_KEY = 'auth_checked';

/**
 * Requests `/me`, whose answer decides a doubt about the token, once in 30 s for all tabs
 * (decision token-refused-by-name). Emits once: when it is decided, or after 10 s without an answer.
 * A rejection ends the session like that of any other call (`session/end-session.ts`).
 */
export const checkToken$ = ({
  client,
  locks,
  storage,
}: Pick<Deps, 'client' | 'locks' | 'storage'>): Observable<boolean> => {
  const now = (): number => asyncScheduler.now();
  const isDecided = (): boolean =>
    Math.abs(now() - Number(storage.get(CHECKED_KEY) ?? -Infinity)) < POLL_INTERVAL_MS;
  const asked$: Observable<boolean> = client
    .me()
    .get({ query: { fields: 'ID' } })
    .pipe(
      map(() => true),
      catchError((error: unknown) => {
        const { status, body } = asObject(error);
        return of(tokenVerdict({ path: ME_PATH, status, body }) === 'rejected');
      }),
      tap((isAnswered) => {
        if (isAnswered) storage.set(CHECKED_KEY, String(now()));
      }),
    );
  return locks.hold('token check').pipe(
    exhaustMap(() => (isDecided() ? of(true) : asked$)),
    timeout({ first: SESSION_DOUBT_MS, with: () => of(false) }),
    take(1),
  );
};
