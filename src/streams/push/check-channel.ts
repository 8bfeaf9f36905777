import { EMPTY, map, switchMap, timer } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { PUSH_CHECK_MS } from '../timing';

/**
 * Makes a light poll due five minutes after the last one while the tab holds the open push channel
 * (decision silent-channel). A hidden tab sends it when it becomes visible. A list that fails is
 * tried again by itself, or not at all.
 */
export const checkChannel: Behaviour = (_events$, state$, { jitterMs }) =>
  state$.pipe(
    select(({ push, tabRole, list }) =>
      push === 'subscribed' && tabRole === 'leader' && !list.failure ? list.checked : null,
    ),
    switchMap((checked) => (checked === null ? EMPTY : timer(PUSH_CHECK_MS + jitterMs()))),
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
