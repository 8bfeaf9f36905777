import { EMPTY, filter, from, fromEvent, mergeMap, type Observable, take, takeUntil } from 'rxjs';
import { canStore } from '../browser/sign-in/pending-sign-in';
import { isSignedOut } from '../streams/session/stored-sign-in';
import { leave$, showSignedOut, showStorageDenied, signedOut$, type SignInContext } from './sign-in';

/**
 * Signs in again from a running panel, which stays on the screen until the redirect. Emits `unreachable` after
 * each failed check. Then a sign-in that the blogger has requested ends. Any other sign-in ends when a key or a
 * pointer is pressed, because a redirect would interrupt the blogger.
 */
export function signInAgain$(
  context: SignInContext,
  usedToken: string | undefined,
  isAsked: boolean,
): Observable<'unreachable'> {
  const { window, storage } = context;
  if (isSignedOut(storage)) showSignedOut(context);
  else if (!canStore(storage)) showStorageDenied(context);
  else {
    // If another tab has a session, the panel adopts it by itself (`follow-session.ts`).
    const failures$ = leave$(context, usedToken).pipe(filter((outcome) => outcome === 'unreachable'));
    const presses$ = from(['keydown', 'pointerdown']).pipe(
      mergeMap((name) => fromEvent(window, name, { capture: true })),
    );
    return failures$.pipe(isAsked ? take(1) : takeUntil(presses$), takeUntil(signedOut$(storage)));
  }
  return EMPTY;
}
