import {
  defer,
  filter,
  map,
  mergeMap,
  type Observable,
  race,
  retry,
  skip,
  startWith,
  switchMap,
  take,
  takeUntil,
  tap,
  timer,
} from 'rxjs';
import type { PolledNote } from '../notes/polled-note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { notesRetryMs } from '../operators/retry-delay';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import { isAwake } from '../state/awake';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { fetchNote$ } from './fetch-notes';
import { noteEvents } from './note-events';

/**
 * Retries notes that a poll could not fetch, each with the backoff of a failing list (section 8), and at once
 * when the panel is visible or online again. Ends when the note has arrived in another way, or when a poll
 * finds another version of the note.
 */
export const retryNotes: Behaviour = (events$, state$, deps) => {
  const { jitterMs, report } = deps;
  const ready$ = state$.pipe(select((state) => isAwake(state) && state.isOnline && state.isSignedIn));
  const wait$ = (failures: number, error?: unknown): Observable<unknown> =>
    race(timer(notesRetryMs(error, failures, jitterMs)), ready$.pipe(skip(1))).pipe(
      switchMap(() => ready$),
      filter(Boolean),
      take(1),
    );
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
          // The failure in the poll was the first one.
          retry({ delay: (error: unknown, failures) => wait$(failures + 1, error) }),
        ),
      ),
      mergeMap((events) => events),
      takeUntil(state$.pipe(filter(({ unreadable }) => unreadable[polled.id] !== polled))),
    );
  return events$.pipe(
    ofType('notes.fetched'),
    // Starts with the notes that failed before this code was loaded.
    startWith({ unreadable: Object.values(state$.value.unreadable) }),
    mergeMap(({ unreadable }) => unreadable.filter(({ hasFailed }) => hasFailed)),
    // Each note is retried independently.
    groupedBy(
      ({ id }) => id,
      (each) => switchMap(each),
      fetchAgain$,
      report,
    ),
  );
};
