import {
  catchError,
  defer,
  filter,
  map,
  merge,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  switchMap,
  take,
  timer,
} from 'rxjs';
import { asObject } from '../../lib/json';
import type { StateStream } from '../state/behaviour';
import { SESSION_DOUBT_MS } from '../timing';

/**
 * Subscribes to a request again, once there is a network and a session, if it failed because the
 * session ended meanwhile. Any other error is passed on, also that of a session which had ended before:
 * the blogger knew that they are signed out.
 */
export const acrossSessions =
  <T>(state$: StateStream): MonoTypeOperatorFunction<T> =>
  (request$) => {
    const send$: Observable<T> = defer(() => {
      const { isSignedIn } = state$.value;
      return request$.pipe(
        catchError((error: unknown) =>
          sessionEnded$(error, state$).pipe(
            switchMap((hasEnded) => {
              if (!isSignedIn || !hasEnded) throw error;
              return canSend$(state$).pipe(switchMap(() => send$));
            }),
          ),
        ),
      );
    });
    return send$;
  };

/** Emits once there is a network and a session. */
export const canSend$ = (state$: StateStream): Observable<unknown> =>
  state$.pipe(
    filter(({ isOnline, isSignedIn }) => isOnline && isSignedIn),
    take(1),
  );

/**
 * Emits whether a request failed because the session has ended. After a 401 that does not name the
 * token, the list tells (decision token-refused-by-name), so this waits for its answer.
 */
const sessionEnded$ = (error: unknown, state$: StateStream): Observable<boolean> => {
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
