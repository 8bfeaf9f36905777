import { EMPTY, filter, from, fromEvent, mergeMap, type Observable, take, takeUntil } from 'rxjs';
import { canStore } from '../browser/sign-in/pending-sign-in';
import { isSignedOut } from '../streams/session/stored-sign-in';
import { leave$, showSignedOut, showStorageDenied, signedOut$, type SignInContext } from './sign-in';

/**
 * Signs in again from a running panel, which stays on the screen until the redirect. Emits `unreachable` after
 * each failed check. A sign-in that the blogger has requested ends then; any other ends at a key or a press,
 * because a redirect would interrupt the blogger.
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
    // The panel adopts the session of another tab by itself (`follow-session.ts`).
    const failures$ = leave$(context, usedToken).pipe(filter((outcome) => outcome === 'unreachable'));
    const presses$ = from(['keydown', 'pointerdown']).pipe(
      mergeMap((name) => fromEvent(window, name, { capture: true })),
    );
    return failures$.pipe(isAsked ? take(1) : takeUntil(presses$), takeUntil(signedOut$(storage)));
  }
  return EMPTY;
}
