import { EMPTY, map, switchMap, timer } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { PAGE_SIZE_NOTES, PUSH_CHECK_MS } from '../timing';

/**
 * Makes a light poll due five minutes after the last one while the tab holds the open push channel
 * (decision silent-channel), or while it follows a leader that may not reach all notes of its list
 * (decision one-leader-for-a-browser). A hidden tab sends it when it becomes visible. A list that
 * fails is tried again by itself, or not at all.
 */
export const checkChannel: Behaviour = (_events$, state$, { jitterMs }) =>
  state$.pipe(
    select(({ push, tabRole, list }) => {
      const holdsChannel = push === 'subscribed' && tabRole === 'leader';
      const isLonger = tabRole === 'follower' && list.wanted > PAGE_SIZE_NOTES;
      return (holdsChannel || isLonger) && !list.failure ? list.checked : null;
    }),
    switchMap((checked) => (checked === null ? EMPTY : timer(PUSH_CHECK_MS + jitterMs()))),
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
