import {
  asyncScheduler,
  distinctUntilChanged,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  take,
  tap,
} from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { AUTH_KEY, loadSession } from './stored-session';
import { storedBlogger } from '../state/stored-blogger';
import { isTokenGone } from './stored-sign-in';

/**
 * Follows the token that all tabs share (decision one-session-for-all-tabs). The panel ends if the token is
 * removed or replaced by another blogger's token. It adopts a newer token of the same blogger without a visible
 * change. If the owner of a new token is unknown, the panel ends once its own session has ended.
 */
export const followSession: Behaviour = (_events$, state$, deps) => {
  const { storage, token, adopt, leave } = deps;
  if (token() === undefined) return EMPTY;
  const blogger = storedBlogger(storage);
  const follow = (stored: string | undefined): Observable<Event> => {
    if (isTokenGone(stored)) {
      leave('signedOut');
      return EMPTY;
    }
    const session = loadSession(storage, asyncScheduler.now());
    if (!session || session.token === token()) return EMPTY;
    const owner = storedBlogger(storage);
    if (owner === undefined || blogger === undefined)
      return state$.pipe(
        filter(({ isSignedIn }) => !isSignedIn),
        take(1),
        tap(() => leave('otherBlogger')),
        switchMap(() => EMPTY),
      );
    if (owner !== blogger) {
      leave('otherBlogger');
      return EMPTY;
    }
    adopt(session);
    return of({ type: 'session.renewed', expiresAt: session.expiresAt });
  };
  return storage.changes$.pipe(
    filter(({ key }) => key === AUTH_KEY || key === ''),
    startWith(null),
    map(() => storage.get(AUTH_KEY)),
    distinctUntilChanged(),
    // If the first value is missing, storage is denied, so a missing token does not mean a sign-out.
    filter((stored, index) => index > 0 || stored !== undefined),
    switchMap(follow),
  );
};
