import {
  defer,
  filter,
  map,
  mergeMap,
  type Observable,
  race,
  retry,
  skip,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import { backOffMs } from '../../lib/backoff';
import { withJitter } from '../../lib/jitter';
import type { PolledNote } from '../notes/polled-note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { retryAfterMs } from '../operators/retry-after';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import { isAwake } from '../state/awake';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../timing';
import { fetchNote$ } from './fetch-notes';
import { noteEvents } from './note-events';

/**
 * Tries notes again that a poll could not fetch, each with the backoff of a failing list (section
 * 8), and at once when the panel is visible or online again. Ends when the note has arrived in
 * another way, or when a poll finds another version of it.
 */
export const retryNotes: Behaviour = (events$, state$, deps) => {
  const { jitterMs, report } = deps;
  const ready$ = state$.pipe(select((state) => isAwake(state) && state.isOnline && state.isSignedIn));
  const wait$ = (failures: number, error?: unknown): Observable<unknown> => {
    const backOff = backOffMs(failures, POLL_INTERVAL_MS, POLL_BACKOFF_CAP_MS);
    const askedMs = retryAfterMs(error, POLL_BACKOFF_CAP_MS);
    const waitMs = withJitter(Math.max(backOff, askedMs), jitterMs, POLL_BACKOFF_CAP_MS);
    return race(timer(waitMs), ready$.pipe(skip(1))).pipe(
      switchMap(() => ready$),
      filter(Boolean),
      take(1),
    );
  };
  const fetchAgain$ = (polled: PolledNote): Observable<Event> =>
    wait$(1).pipe(
      mergeMap(() =>
        defer(() => {
          const asked = state$.value.tick;
          return fetchNote$(polled.id, deps).pipe(map((response) => noteEvents(response, asked)));
        }).pipe(
          tap((events) => {
            if (events.length === 0) throw new TypeError('the answer has no usable note');
          }),
          tag('retryNotes > fetch note'),
          // The first failure was that of the poll.
          retry({ delay: (error: unknown, failures) => wait$(failures + 1, error) }),
        ),
      ),
      mergeMap((events) => events),
      takeUntil(state$.pipe(filter(({ unreadable }) => unreadable[polled.id] !== polled))),
    );
  return events$.pipe(
    ofType('notes.fetched'),
    mergeMap(({ unreadable }) => unreadable.filter(({ hasFailed }) => hasFailed)),
    // Notes do not wait for each other.
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      fetchAgain$,
      report,
    ),
  );
};
