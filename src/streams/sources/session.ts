import { asyncScheduler, defer, map, merge, type Observable, switchMap, take, timer } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { LONGEST_TIMER_MS } from '../timing';

/** The session ends when its token does, or when the platform no longer takes it (section 9). */
export const session: Behaviour = (_events$, _state$, { tokenExpiresAt, unauthorized$ }) =>
  merge(at$(tokenExpiresAt), unauthorized$).pipe(
    take(1),
    map(() => ({ type: 'session.ended' })),
  );

/** Emits at that time, however far it is. */
const at$ = (time: number): Observable<unknown> =>
  defer(() => {
    const left = time - asyncScheduler.now();
    return left <= LONGEST_TIMER_MS ? timer(left) : timer(LONGEST_TIMER_MS).pipe(switchMap(() => at$(time)));
  });
