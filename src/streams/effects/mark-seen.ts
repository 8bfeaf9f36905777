import { catchError, concat, defer, EMPTY, filter, ignoreElements, mergeMap, of } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectNewestTime } from '../state/selectors';
import type { State } from '../state/state';
import { SEEN_KEY } from '../stored';

/**
 * While the panel shows and is visible, what is newest has been seen: advanced here, kept in storage, and told to the
 * platform once, in seconds (sections 4 and 9).
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
          // The next note that is seen tells it again.
          catchError(() => EMPTY),
        ),
      ).pipe(tag('markSeen > tell')),
    ),
  );

/** Epoch seconds; 0 when there is nothing new to see, or nobody to see it. */
function newlySeenTime(state: State): number {
  const newest = selectNewestTime(state);
  return state.isPanelOpen && state.isVisible && newest > state.lastSeenTime ? newest : 0;
}
