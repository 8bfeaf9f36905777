import { EMPTY, map, merge, skip, startWith, switchMap, take, timer } from 'rxjs';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { PUSH_LATE_MS, PUSH_QUIET_MS } from '../timing';

/**
 * Makes a light poll due when the push channel is lost (section 4), and when the page comes back from the
 * back/forward cache. Reports an open channel that delivers nothing: a poll has found a new note, and no push
 * came in the 25 s before or the 4 s after (decision silent-channel). Opening the channel is treated like a push,
 * because the poll that follows finds notes that arrived while the channel was closed.
 */
export const checkChannel: Behaviour = (events$, state$, { jitterMs, environment }) => {
  const arrived$ = state$.pipe(
    select(({ arrival }) => arrival),
    skip(1),
    take(1),
  );
  const silent$ = timer(PUSH_QUIET_MS).pipe(
    switchMap(() => arrived$),
    switchMap(() => timer(PUSH_LATE_MS)),
    map((): Event => ({ type: 'push.silent' })),
    tag('checkChannel > wait'),
  );
  const pushes$ = events$.pipe(ofType('push.received'), startWith(null));
  const channel$ = state$.pipe(
    select(({ push }) => push === 'subscribed'),
    switchMap((isSubscribed, index) => {
      if (isSubscribed) return pushes$.pipe(switchMap(() => silent$));
      if (index === 0 || state$.value.tabRole === 'follower') return EMPTY;
      // Delayed by the jitter, because all panels may have lost the channel together.
      return timer(jitterMs()).pipe(map(pollEvent));
    }),
  );
  return merge(channel$, environment.pageShow$.pipe(map(pollEvent)));
};

const pollEvent = (): Event => ({ type: 'notes.refreshRequested' });
