import { asyncScheduler, defer, map, merge, type Observable, switchMap, take, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { LONGEST_TIMER_MS } from '../timing';

/**
 * Ends the session when the token expires, or when the platform rejects it (section 9).
 * `browser/sign-in/rejected-token.ts` detects the rejection; `sign-in.ts` decides when to redirect.
 */
export const endSession: Behaviour = (_events$, _state$, { tokenExpiresAt, tokenRejected$ }) =>
  merge(timerAt$(tokenExpiresAt), tokenRejected$).pipe(
    take(1),
    map(() => ({ type: 'session.ended' })),
  );

/** Emits at a time in epoch milliseconds, even if it is further away than a timer can wait. */
const timerAt$ = (time: number): Observable<unknown> =>
  defer(() => {
    const leftMs = time - asyncScheduler.now();
    if (leftMs <= LONGEST_TIMER_MS) return timer(leftMs);
    return timer(LONGEST_TIMER_MS).pipe(switchMap(() => timerAt$(time)));
  });
