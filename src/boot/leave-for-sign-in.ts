import { filter, type Observable } from 'rxjs';
import { browserLocks } from '../browser/locks';
import { redirectToSignIn$ } from '../browser/sign-in/redirect-to-sign-in';
import { AUTH_KEY } from '../streams/session/stored-session';
import { isSignedOut } from '../streams/session/stored-sign-in';
import type { Storage } from '../streams/state/deps';
import type { BootContext } from './boot-context';

/**
 * Redirects to the sign-in page. Emits like `redirectToSignIn$`. `usedToken` is the token of the panel
 * that is on the screen, if there is one.
 */
export const leave$ = (
  { config, window, storage }: Pick<BootContext, 'config' | 'window' | 'storage'>,
  usedToken?: string,
): ReturnType<typeof redirectToSignIn$> =>
  redirectToSignIn$(config, { window, storage, locks: browserLocks(window.navigator), usedToken });

/** Emits when the blogger signs out in another tab. */
export const signedOut$ = (storage: Storage): Observable<unknown> =>
  storage.changes$.pipe(filter(({ key }) => key === AUTH_KEY && isSignedOut(storage)));
