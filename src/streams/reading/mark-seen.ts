import { catchError, concat, filter, ignoreElements, map, merge, mergeMap, of, tap, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { retryAfterMs } from '../operators/retry-after';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectNewestTime } from './bell';
import { RESPONSES } from './responses';
import type { State } from '../state/state';
import { SEEN_KEY } from './stored-reads';

/**
 * While the panel is open and visible, its newest note counts as seen. The last-seen time, in epoch
 * seconds, advances here, is stored, and is sent to the platform (sections 4 and 9). If that fails, it
 * is sent again after the next successful response with notes, but not before the time that an answer
 * asks for.
 */
export const markSeen: Behaviour = (events$, state$, { client, storage }) =>
  merge(
    state$.pipe(
      select(newlySeenTime),
      filter((time) => time > 0),
      tap((time) => storage.set(SEEN_KEY, String(time))),
    ),
    events$.pipe(
      ofType(...RESPONSES),
      // A later time, which the response has brought, is sent anyway.
      filter(() => state$.value.isSeenUnsent && newlySeenTime(state$.value) === 0),
      map(() => state$.value.lastSeenTime),
    ),
  ).pipe(
    mergeMap((time) =>
      concat(
        of<Event>({ type: 'seen.advanced', time }),
        client.notifications.markSeen(time).pipe(
          ignoreElements(),
          catchError((error: unknown) =>
            timer(retryAfterMs(error)).pipe(map((): Event => ({ type: 'seen.failed', time }))),
          ),
        ),
      ).pipe(tag('markSeen > send')),
    ),
  );

/**
 * The newest note's time in epoch seconds; 0 if it is not new, if it is only a kept one, or if the
 * panel is not visible.
 */
function newlySeenTime(state: State): number {
  const newest = selectNewestTime(state);
  return !state.isLoading && state.isPanelOpen && state.isVisible && newest > state.lastSeenTime ? newest : 0;
}
