import {
  asyncScheduler,
  defer,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  type Observable,
  share,
  startWith,
  switchMap,
  take,
  tap,
  timer,
} from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { ofType } from '../operators/of-type';
import { LONGEST_TIMER_MS } from '../timing';
import { removeKeptList } from '../../lib/storage-keys';
import { AUTH_KEY } from './stored-session';
import { checkToken$ } from '../state/check-token';
import { announceEnd, ENDED_KEY, isMarkedRejected, markRejected } from './stored-sign-in';

/**
 * Ends the session when the token expires, or when the platform rejects it (section 9), and starts over with each
 * newer token. After a refusal that may or may not concern the token, the token is checked. A rejected token is
 * marked in storage, so that no page starts with it and the session ends in all tabs, even in those that send no
 * requests. `browser/sign-in/rejected-token.ts` detects the rejection; `renew-session.ts` decides when to sign in
 * again.
 */
export const endSession: Behaviour = (events$, state$, deps) => {
  const { storage, token, tokenExpiresAt, tokenRejected$, tokenDoubted$ } = deps;
  // A response to a request with an older token may arrive late.
  const isInUse = (answered: string | undefined): boolean => answered === token();
  const rejected$ = tokenRejected$.pipe(
    filter(isInUse),
    tap((rejected) =>
      rejected === undefined ? announceEnd(storage, asyncScheduler.now()) : markRejected(storage, rejected),
    ),
  );
  const checked$ = tokenDoubted$.pipe(
    filter((doubted) => isInUse(doubted) && state$.value.isSignedIn),
    exhaustMap(() => checkToken$(deps)),
    share(),
  );
  // Storage is also read after a check, which another tab may have made.
  const marked$ = merge(storage.changes$.pipe(filter(({ key }) => key === AUTH_KEY)), checked$).pipe(
    startWith(null),
    filter(() => isMarkedRejected(storage, token())),
  );
  const announced$ = storage.changes$.pipe(filter(({ key }) => key === ENDED_KEY && token() === undefined));
  const ended$ = events$.pipe(
    ofType('session.renewed'),
    map(({ expiresAt }) => expiresAt),
    startWith(tokenExpiresAt),
    switchMap((expiresAt) => merge(timerAt$(expiresAt), rejected$, marked$, announced$).pipe(take(1))),
    // The kept list is removed together with the token (decision open-with-the-last-list).
    tap(() => removeKeptList(storage)),
    map((): Event => ({ type: 'session.ended' })),
  );
  // The end of the session does not cancel a running token check, because other tabs wait for its result.
  return merge(checked$.pipe(ignoreElements()), ended$);
};

/** Emits at a time in epoch milliseconds, even if the delay is longer than the browser's timers allow. */
const timerAt$ = (time: number): Observable<unknown> =>
  defer(() => {
    const leftMs = time - asyncScheduler.now();
    if (leftMs <= LONGEST_TIMER_MS) return timer(leftMs);
    return timer(LONGEST_TIMER_MS).pipe(switchMap(() => timerAt$(time)));
  });
