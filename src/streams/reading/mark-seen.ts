import {
  catchError,
  concat,
  EMPTY,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  scan,
  share,
  startWith,
  tap,
  throwError,
} from 'rxjs';
import { causeOf } from '../../lib/cause';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { selectNewestTime } from './bell';
import type { State } from '../state/state';
import { SEEN_KEY } from './stored-reads';

/**
 * Marks the newest note as seen while the panel is open and visible. Advances the last-seen time, in epoch
 * seconds, stores it, and sends it to the platform (sections 4 and 9). If the platform reports an earlier time,
 * the later one is sent again, even if it comes from an earlier page or another tab, unless the platform has
 * accepted it from this page.
 */
export const markSeen: Behaviour = (events$, state$, { client, storage }) => {
  const send$ = (time: number): Observable<Event> =>
    concat(
      of<Event>({ type: 'seen.advanced', time }),
      client.notifications.markSeen(time).pipe(ignoreElements()),
    ).pipe(
      tag('markSeen > send'),
      // A forbidden time is not sent again.
      catchError((error: unknown) => (causeOf(error) === 'forbidden' ? EMPTY : throwError(() => error))),
      // While the request runs and once the platform has accepted the time, further subscribers send nothing.
      share({ resetOnComplete: false }),
      catchError(() => EMPTY),
    );
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
    filter((time) => time > 0),
    scan<number, { readonly time: number; readonly sent$: Observable<Event> }>(
      (last, time) => (time > last.time ? { time, sent$: send$(time) } : last),
      { time: 0, sent$: EMPTY },
    ),
    mergeMap(({ sent$ }) => sent$),
  );
};

/**
 * The last-seen time of this browser, if the platform has not reported it yet; otherwise 0. Limited
 * to the newest note's time, because a malformed time in storage must not hide future notes.
 */
function unreportedTime(state: State): number {
  const time = Math.min(state.lastSeenTime, selectNewestTime(state));
  return !state.isLoading && newlySeenTime(state) === 0 && time > state.reportedSeenTime ? time : 0;
}

/**
 * The newest note's time in epoch seconds; 0 if the note is not new, if only kept notes are shown, or if the panel is
 * closed or hidden.
 */
function newlySeenTime(state: State): number {
  const newest = selectNewestTime(state);
  return !state.isLoading && state.isPanelOpen && state.isVisible && newest > state.lastSeenTime ? newest : 0;
}
