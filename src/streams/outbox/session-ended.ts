import { filter, map, merge, type Observable, of, take, timer } from 'rxjs';
import { asObject } from '../../lib/json';
import type { StateStream } from '../state/behaviour';
import { SESSION_DOUBT_MS } from '../timing';

/**
 * Emits whether a request failed because the session has ended. A 401 that does not name the token
 * is ambiguous, so this waits for the list's answer (decision token-refused-by-name).
 */
export const sessionEnded$ = (error: unknown, state$: StateStream): Observable<boolean> => {
  const told$: Observable<unknown> =
    asObject(error).status === 401
      ? merge(
          state$.pipe(filter(({ isSignedIn, list }) => !isSignedIn || list.checkDue <= list.checked)),
          timer(SESSION_DOUBT_MS),
        )
      : of(null);
  return told$.pipe(
    take(1),
    map(() => !state$.value.isSignedIn),
  );
};
