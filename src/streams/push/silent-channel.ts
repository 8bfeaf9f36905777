import { EMPTY, map, skip, startWith, switchMap, take, timer } from 'rxjs';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { PUSH_LATE_MS, PUSH_QUIET_MS } from '../timing';

/**
 * Reports an open channel that delivers nothing: a poll has found a new note, but no push came in the 25 s
 * before or the 4 s after (decision silent-channel). The opening of the channel counts like a push, because the
 * next poll finds notes that arrived while the channel was closed.
 */
export const silentChannel: Behaviour = (events$, state$) => {
  const arrived$ = state$.pipe(
    select(({ arrival }) => arrival),
    skip(1),
    take(1),
  );
  const silent$ = timer(PUSH_QUIET_MS).pipe(
    switchMap(() => arrived$),
    switchMap(() => timer(PUSH_LATE_MS)),
    map((): Event => ({ type: 'push.silent' })),
    tag('silentChannel > wait'),
  );
  const pushes$ = events$.pipe(ofType('push.received'), startWith(null));
  return state$.pipe(
    select(({ push }) => push === 'subscribed'),
    switchMap((isSubscribed) => (isSubscribed ? pushes$.pipe(switchMap(() => silent$)) : EMPTY)),
  );
};
