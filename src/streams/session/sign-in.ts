import { asyncScheduler, filter, ignoreElements, merge, startWith, switchMap, take, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { State } from '../state/state';
import { maySignInUnasked } from './stored-sign-in';

/**
 * Starts a new sign-in after the session has ended (`end-session.ts`); `boot/start-with-token.ts`
 * provides it. While the panel is closed this happens automatically, so that the host's bell keeps
 * working. While it is open, the blogger must ask for it, so that no visible note and no text that
 * is being typed disappears.
 *
 * A token that has never loaded a list is not renewed automatically. If a platform rejected every
 * new token, the panel would otherwise redirect in an endless loop.
 */
export const signIn: Behaviour = (events$, state$, { storage, signIn: startSignIn }) => {
  const automatic$ = state$.pipe(
    select(canRedirect),
    filter((can) => can && maySignInUnasked(storage, asyncScheduler.now())),
  );
  return events$.pipe(
    ofType('session.renewed'),
    startWith(null),
    switchMap(() => merge(events$.pipe(ofType('signIn.requested')), automatic$).pipe(take(1))),
    tap(() => startSignIn()),
    ignoreElements(),
  );
};

/** Whether the session has ended, and a redirect would interrupt nothing. */
const canRedirect = ({ isSignedIn, isOnline, isPanelOpen }: State): boolean =>
  !isSignedIn && isOnline && !isPanelOpen;
