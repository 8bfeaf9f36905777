import {
  asyncScheduler,
  defer,
  filter,
  map,
  merge,
  type Observable,
  startWith,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { LONGEST_TIMER_MS } from '../timing';
import { KEPT_LIST_KEY } from '../../lib/storage-keys';
import { AUTH_KEY } from './stored-session';
import { announceEnd, isMarkedRejected, markRejected } from './stored-sign-in';

/**
 * Ends the session when the token expires, or when the platform rejects it (section 9); restarts
 * with each newer token. A rejected token is marked in storage, so that no page starts with it and
 * the session ends in all tabs: a follower may send no request. `browser/sign-in/rejected-token.ts`
 * detects the rejection; `renew-session.ts` decides when to sign in again.
 */
export const endSession: Behaviour = (events$, _state$, deps) => {
  const { storage, environment, token, tokenExpiresAt, tokenRejected$ } = deps;
  const rejected$ = tokenRejected$.pipe(
    // The response to a request with an older token may come late.
    filter((rejected) => rejected === token()),
    tap((rejected) =>
      rejected === undefined ? announceEnd(storage, asyncScheduler.now()) : markRejected(storage, rejected),
    ),
  );
  // A frozen page gets no storage events, so storage is read again when it becomes visible.
  const marked$ = merge(
    storage.changes$.pipe(filter(({ key }) => key === AUTH_KEY)),
    environment.isVisible$,
  ).pipe(filter(() => isMarkedRejected(storage, token())));
  return events$.pipe(
    ofType('session.renewed'),
    map(({ expiresAt }) => expiresAt),
    startWith(tokenExpiresAt),
    switchMap((expiresAt) => merge(timerAt$(expiresAt), rejected$, marked$).pipe(take(1))),
    // The kept list is removed together with the token (decision open-with-the-last-list).
    tap(() => storage.remove(KEPT_LIST_KEY)),
    map(() => ({ type: 'session.ended' })),
  );
};

/** Emits at a time in epoch milliseconds, even if it is further away than a timer can wait. */
const timerAt$ = (time: number): Observable<unknown> =>
  defer(() => {
    const leftMs = time - asyncScheduler.now();
    if (leftMs <= LONGEST_TIMER_MS) return timer(leftMs);
    return timer(LONGEST_TIMER_MS).pipe(switchMap(() => timerAt$(time)));
  });
