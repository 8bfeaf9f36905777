import {
  catchError,
  concat,
  defer,
  from,
  ignoreElements,
  type Observable,
  of,
  switchMap,
  tap,
  timer,
} from 'rxjs';
import { extraWire } from '../embed/protocol';
import { backOffMs } from '../streams/sources/poll';
import type { Storage } from '../streams/deps';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../streams/timing';
import { browserHost } from './host';
import { authorizeAddress, keepBegun, type SignInSettings } from './oauth';
import { forgetSession } from './session';

export interface SignInPlace extends SignInSettings {
  /** Asked first whether anybody is there: a frame that is sent to a dead address never comes back. */
  readonly platformOrigin: string;
}

/**
 * Leaves for the sign-in page as soon as the platform can be reached (section 2); the stored token is forgotten.
 * Emits each time that it cannot, and waits as after a failing list (section 8).
 */
export const leaveForSignIn$ = (
  place: SignInPlace,
  window: Window & typeof globalThis,
  storage: Storage,
): Observable<'unreachable'> => {
  const leave = (): void => {
    const { crypto, location } = window;
    const state = crypto.randomUUID();
    forgetSession(storage);
    keepBegun(storage, { state, search: location.search });
    // What the host page posted to the panel's origin from now on would be refused, with an error in its console.
    browserHost(window, []).post(extraWire({ action: 'left' }), false);
    location.assign(authorizeAddress(place, `${location.origin}${location.pathname}`, state));
  };
  const attempt = (failures: number): Observable<'unreachable'> =>
    defer(() => from(window.fetch(place.platformOrigin, { mode: 'no-cors', credentials: 'omit' }))).pipe(
      tap(leave),
      ignoreElements(),
      catchError(() =>
        concat(
          of('unreachable' as const),
          timer(backOffMs(failures, POLL_INTERVAL_MS, POLL_BACKOFF_CAP_MS)).pipe(
            switchMap(() => attempt(failures + 1)),
          ),
        ),
      ),
    );
  return attempt(1);
};
