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
import { toExtraWire } from '../../embed/protocol';
import { backOffMs } from '../../lib/backoff';
import type { Storage } from '../../streams/state/deps';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../../streams/timing';
import { browserHost } from '../host';
import { authorizeAddress, type SignInSettings } from './authorize-address';
import { savePendingSignIn } from './pending-sign-in';
import { removeSession } from './stored-session';

export interface RedirectSettings extends SignInSettings {
  readonly platformOrigin: string;
}

/**
 * Removes the stored token and redirects to the sign-in page, as soon as the platform can be
 * reached (section 2). It is checked first, because a frame that navigates to an unreachable
 * address does not return. Emits after each failed check, and repeats it with the list's backoff
 * (section 8).
 */
export const redirectToSignIn$ = (
  settings: RedirectSettings,
  window: Window & typeof globalThis,
  storage: Storage,
): Observable<'unreachable'> => {
  const redirect = (): void => {
    const { crypto, location } = window;
    const state = crypto.randomUUID();
    removeSession(storage);
    savePendingSignIn(storage, { state, search: location.search });
    // From here on the browser would log an error for each message that the host page posts.
    browserHost(window, []).post(toExtraWire({ action: 'left' }), false);
    // Not `assign`: the history would return to this page, which redirects again.
    location.replace(authorizeAddress(settings, `${location.origin}${location.pathname}`, state));
  };
  const attempt = (failures: number): Observable<'unreachable'> =>
    defer(() => from(window.fetch(settings.platformOrigin, { mode: 'no-cors', credentials: 'omit' }))).pipe(
      tap(redirect),
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
