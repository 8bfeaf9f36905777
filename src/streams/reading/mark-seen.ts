import { catchError, concat, defer, EMPTY, filter, ignoreElements, mergeMap, of } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectNewestTime } from './bell';
import type { State } from '../state/state';
import { SEEN_KEY } from './stored-reads';

/**
 * While the panel is open and visible, its newest note counts as seen. The last-seen time, in epoch
 * seconds, advances here, is stored, and is sent to the platform once (sections 4 and 9).
 */
export const markSeen: Behaviour = (_events$, state$, { client, storage }) =>
  state$.pipe(
    select(newlySeenTime),
    filter((time) => time > 0),
    mergeMap((time) =>
      concat(
        of<Event>({ type: 'seen.advanced', time }),
        defer(() => {
          storage.set(SEEN_KEY, String(time));
          return client.notifications.markSeen(time);
        }).pipe(
          ignoreElements(),
          // Not retried: the next new note sends a later time.
          catchError(() => EMPTY),
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
