import {
  asyncScheduler,
  catchError,
  combineLatest,
  concat,
  defer,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  NEVER,
  type Observable,
  of,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timeout,
  timer,
} from 'rxjs';
import { toExtraWire } from '../../embed/protocol';
import { backOffMs } from '../../lib/backoff';
import { findOwnPage } from '../../lib/own-page';
import type { Locks, Storage } from '../../streams/state/deps';
import type { Session } from '../../streams/session/state';
import { loadSession } from '../../streams/session/stored-session';
import {
  OTHER_SIGN_IN_MS,
  POLL_BACKOFF_CAP_MS,
  POLL_INTERVAL_MS,
  SIGN_IN_CHECK_MS,
  SIGN_IN_RUNNING_MS,
  SIGN_IN_TURN_MS,
} from '../../streams/timing';
import { browserHost } from '../host';
import { authorizeAddress, type SignInSettings } from './authorize-address';
import { pendingSignIns, savePendingSignIn } from './pending-sign-in';

export interface RedirectSettings extends SignInSettings {
  readonly platformOrigin: string;
}

export interface RedirectParts {
  readonly window: Window & typeof globalThis;
  readonly storage: Storage;
  readonly locks: Locks;
  /**
   * The token that this page has used, if any. A session of another tab is adopted only if its token is another
   * one.
   */
  readonly usedToken: string | undefined;
}

/**
 * Redirects to the sign-in page. Before, checks that both the platform and the panel's own page, to which the
 * sign-in page returns, can be reached (section 2): a frame that navigates to an unreachable address, or to the
 * login page of a network, never returns. Emits `unreachable` after each failed check. A check takes at most 10
 * s, and is repeated with the backoff of the list (section 8).
 *
 * Tabs redirect one after another. Before a tab redirects, it waits up to 3 s for a sign-in that another tab
 * has just started. If another tab has a session, emits that session and completes (decision
 * one-session-for-all-tabs).
 */
export const redirectToSignIn$ = (
  settings: RedirectSettings,
  { window, storage, locks, usedToken }: RedirectParts,
): Observable<'unreachable' | Session> => {
  const redirect = (): void => {
    const { crypto, location } = window;
    const state = crypto.randomUUID();
    savePendingSignIn(storage, { state, search: location.search, startedAt: asyncScheduler.now() });
    // Stops the messages from the host page, because the browser would log an error for each of them.
    browserHost(window, []).post(toExtraWire({ action: 'left' }), false);
    // Not `assign`, because Back would then return to this page, which would redirect again.
    location.replace(authorizeAddress(settings, `${location.origin}${location.pathname}`, state));
  };
  const fresh$ = storage.changes$.pipe(
    startWith(null),
    map(() => loadSession(storage, asyncScheduler.now())),
    filter((session) => session !== undefined),
    filter(({ token }) => token !== usedToken),
  );
  // Holds the lock until the page ends. If the lock is not granted in time, redirects without it.
  const leave$ = merge(locks.hold('sign-in'), timer(SIGN_IN_TURN_MS)).pipe(
    exhaustMap(() =>
      timer(waitMs(storage, asyncScheduler.now())).pipe(
        tap(redirect),
        switchMap(() => NEVER),
      ),
    ),
  );
  const isReachable$ = defer(() => {
    const aborter = new AbortController();
    const { signal } = aborter;
    return combineLatest([
      window.fetch(settings.platformOrigin, { mode: 'no-cors', credentials: 'omit', signal }),
      findOwnPage(window, signal),
    ]).pipe(finalize(() => aborter.abort()));
  }).pipe(
    timeout(SIGN_IN_CHECK_MS),
    map(() => true),
    catchError(() => of(false)),
  );
  const attempt = (failures: number): Observable<'unreachable'> =>
    isReachable$.pipe(
      switchMap((isReachable) =>
        isReachable
          ? leave$
          : concat(
              of('unreachable' as const),
              timer(backOffMs(failures, POLL_INTERVAL_MS, POLL_BACKOFF_CAP_MS)).pipe(
                switchMap(() => attempt(failures + 1)),
              ),
            ),
      ),
    );
  return merge(fresh$, attempt(1)).pipe(takeWhile((outcome) => outcome === 'unreachable', true));
};

/** Returns how long to wait for sign-ins that other tabs have started, in ms. */
function waitMs(storage: Storage, now: number): number {
  const running = pendingSignIns(storage, now).filter(
    ({ startedAt }) => Math.abs(now - startedAt) < SIGN_IN_RUNNING_MS,
  );
  const [first] = running;
  return first ? Math.max(0, first.startedAt + OTHER_SIGN_IN_MS - now) : 0;
}
