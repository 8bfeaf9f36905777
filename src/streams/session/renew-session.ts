import { asyncScheduler, catchError, EMPTY, ignoreElements, map, merge, of, retry, switchMap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { State } from '../state/state';
import { POLL_INTERVAL_MS } from '../timing';
import { maySignInUnasked } from './stored-sign-in';

/**
 * Starts a new sign-in after the session has ended (`end-session.ts`). While the panel is closed, the sign-in
 * starts automatically, so that the host's bell keeps working, and is cancelled when the panel opens. While the
 * panel is open, the blogger must press "Sign in", because a redirect would remove visible notes and unfinished
 * texts. Each press starts the sign-in again.
 *
 * A token that has never loaded a list is not renewed automatically. If the platform rejected every new token,
 * the panel would otherwise redirect in an endless loop.
 */
export const renewSession: Behaviour = (events$, state$, { storage, goToSignIn }) => {
  const unasked$ = state$.pipe(
    select(canRedirect),
    switchMap((can) =>
      can && maySignInUnasked(storage, asyncScheduler.now())
        ? goToSignIn(false).pipe(retry({ delay: POLL_INTERVAL_MS }))
        : EMPTY,
    ),
    ignoreElements(),
  );
  const asked$ = events$.pipe(
    ofType('signIn.requested'),
    switchMap(() => goToSignIn(true).pipe(catchError(() => of('unloaded' as const)))),
    map((why): Event => ({ type: 'signIn.failed', why })),
  );
  return merge(unasked$, asked$);
};

/** Whether the session has ended, and a redirect would interrupt nobody, because the panel is closed. */
const canRedirect = ({ isSignedIn, isOnline, isPanelOpen }: State): boolean =>
  !isSignedIn && isOnline && !isPanelOpen;
