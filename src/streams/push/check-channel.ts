import { EMPTY, map, switchMap, timer } from 'rxjs';
import { select } from '../operators/select';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { PAGE_SIZE_NOTES, PUSH_CHECK_MS } from '../timing';

/**
 * Makes a light poll due five minutes after the last one, while this tab holds the open push
 * channel (decision silent-channel), or follows a leader whose list may be shorter (decision
 * one-leader-for-a-browser). A hidden tab polls when it becomes visible. Does nothing while the
 * list fails, because its retries have their own schedule.
 */
export const checkChannel: Behaviour = (_events$, state$, { jitterMs }) =>
  state$.pipe(
    select(({ push, tabRole, list, foundNotes }) => {
      const holdsChannel = push === 'subscribed' && tabRole === 'leader';
      const isLonger =
        tabRole === 'follower' && (list.wanted > PAGE_SIZE_NOTES || Object.keys(foundNotes).length > 0);
      return (holdsChannel || isLonger) && !list.failure ? list.checked : null;
    }),
    switchMap((checked) => (checked === null ? EMPTY : timer(PUSH_CHECK_MS + jitterMs()))),
    map((): Event => ({ type: 'notes.refreshRequested' })),
  );
