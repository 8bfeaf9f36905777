import {
  catchError,
  concat,
  defer,
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  of,
  startWith,
  tap,
  throwError,
} from 'rxjs';
import { causeOf } from '../../lib/cause';
import type { Behaviour } from '../state/behaviour';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectNewestTime } from './bell';
import type { State } from '../state/state';
import { SEEN_KEY } from './stored-reads';

/**
 * While the panel is open and visible, its newest note counts as seen. The last-seen time, in epoch
 * seconds, advances here, is stored, and is sent to the platform (sections 4 and 9). If the
 * platform reports an earlier time, the later one is sent again, even if it comes from an earlier
 * page or another tab; but not after the platform has accepted it from this page.
 */
export const markSeen: Behaviour = (events$, state$, { client, storage, report }) =>
  defer(() => {
    /** The latest time that the platform has accepted from this page, or has not allowed. */
    let settledTime = 0;
    return merge(
      state$.pipe(
        select(newlySeenTime),
        tap((time) => {
          if (time > 0) storage.set(SEEN_KEY, String(time));
        }),
      ),
      events$.pipe(
        ofType('notes.listed', 'seen.reported'),
        // Handles reports from before this code was loaded.
        startWith(null),
        map(() => unreportedTime(state$.value)),
      ),
    ).pipe(
      filter((time) => time > settledTime),
      groupedBy(
        (time) => time,
        (each) => exhaustMap(each),
        (time) =>
          concat(
            of<Event>({ type: 'seen.advanced', time }),
            client.notifications.markSeen(time).pipe(ignoreElements()),
          ).pipe(
            tag('markSeen > send'),
            // A time that is not allowed is not sent again.
            catchError((error: unknown) =>
              causeOf(error) === 'forbidden' ? EMPTY : throwError(() => error),
            ),
            tap({ complete: () => (settledTime = Math.max(settledTime, time)) }),
            catchError(() => EMPTY),
          ),
        report,
      ),
    );
  });

/**
 * The last-seen time of this browser, if the platform has not reported it yet; otherwise 0. Limited
 * to the newest note's time, because a malformed time in storage must not hide future notes.
 */
function unreportedTime(state: State): number {
  const time = Math.min(state.lastSeenTime, selectNewestTime(state));
  return !state.isLoading && newlySeenTime(state) === 0 && time > state.reportedSeenTime ? time : 0;
}

/**
 * The newest note's time in epoch seconds; 0 if it is not new, if it is only a kept one, or if the
 * panel is not visible.
 */
function newlySeenTime(state: State): number {
  const newest = selectNewestTime(state);
  return !state.isLoading && state.isPanelOpen && state.isVisible && newest > state.lastSeenTime ? newest : 0;
}
