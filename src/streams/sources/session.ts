import { asyncScheduler, defer, map, merge, take, timer } from 'rxjs';
import type { Behaviour } from '../behaviour';

/** The session ends when its token does, or when the platform no longer takes it (section 9). */
export const session: Behaviour = (_events$, _state$, { tokenExpiresAt, unauthorized$ }) =>
  merge(
    defer(() => timer(tokenExpiresAt - asyncScheduler.now())),
    unauthorized$,
  ).pipe(
    take(1),
    map(() => ({ type: 'session.ended' })),
  );
