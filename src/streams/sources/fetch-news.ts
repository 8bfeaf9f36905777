import { catchError, forkJoin, map, type Observable, of, switchMap, throwError } from 'rxjs';
import { ApiError } from '../../client';
import { difference, type Difference, parsePoll, type PolledNote, withPolledHash } from '../notes/difference';
import type { NoteId } from '../notes/note';
import { tag } from '../operators/tag';
import type { Event, EventOf } from '../state/events';
import { isCheckDue, isListDue, selectSortedNotes, selectUntoldReads } from '../state/selectors';
import type { State } from '../state/state';
import { SINGLE_FETCH_MAX_NOTES } from '../timing';
import { type FetchDeps, type FetchedNote, fetchList$, fetchNote$ } from './fetch-notes';
import { fetchWanted$, type PageDeps } from './fetch-page';

/**
 * The whole list where that is due, else a light poll and what it shows to have changed (decision 3): up to 5 notes
 * one by one, more by the list. No events when nothing has changed.
 */
export const fetchNews$ = (state: State, deps: PageDeps): Observable<readonly Event[]> =>
  isListDue(state)
    ? asEvents(fetchWanted$(state, deps).pipe(tag('polling > fetch list')))
    : check$(state, deps).pipe(tag('polling > light poll'));

const asEvents = (event$: Observable<Event>): Observable<readonly Event[]> =>
  event$.pipe(map((event) => [event]));

function check$(state: State, deps: FetchDeps): Observable<readonly Event[]> {
  const number = state.list.wanted;
  return deps.client.notifications.list({ query: { fields: 'id,note_hash', number } }).pipe(
    switchMap((answer) => {
      const polled = parsePoll(answer);
      if (!polled) {
        const problem = 'a light poll brought no list of notes';
        deps.report(problem);
        return throwError(() => new TypeError(problem));
      }
      const found = difference(selectSortedNotes(state), polled, number, Object.values(state.unreadable));
      return found.changed.length > SINGLE_FETCH_MAX_NOTES
        ? asEvents(
            fetchList$(number, state.tick, deps).pipe(
              tag('polling > fetch list'),
              map(withPolledHashes(found.changed)),
            ),
          )
        : fetchChanged$(found, state, deps);
    }),
  );
}

const withPolledHashes =
  (polled: readonly PolledNote[]) =>
  (listed: EventOf<'notes.listed'>): Event => ({
    ...listed,
    notes: listed.notes.map((note) => withPolledHash(note, polled)),
  });

/** A 404 that does not say that the note is gone leaves it as it is: the other notes do not wait for it. */
const fetchChangedNote$ = (id: NoteId, deps: FetchDeps): Observable<FetchedNote> =>
  fetchNote$(id, deps).pipe(
    tag('polling > fetch note'),
    catchError((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        return of({ notes: [], gone: [], unreadable: [] });
      return throwError(() => error);
    }),
  );

/** What the platform could not be told so far, it can be told when it answers again (decision 7). */
const isUntold = (state: State): boolean => Object.keys(selectUntoldReads(state)).length > 0;

function fetchChanged$(
  { changed, gone }: Difference,
  state: State,
  deps: FetchDeps,
): Observable<readonly Event[]> {
  const asked = state.tick;
  const fetched$ =
    changed.length === 0 ? of([]) : forkJoin(changed.map(({ id }) => fetchChangedNote$(id, deps)));
  return fetched$.pipe(
    map((fetched) => {
      const notes = fetched.flatMap((each) => each.notes).map((note) => withPolledHash(note, changed));
      const ids = [...gone, ...fetched.flatMap((each) => each.gone)];
      const events: Event[] = [];
      const unreadable = fetched.flatMap((each) => each.unreadable);
      if (notes.length + unreadable.length > 0)
        events.push({ type: 'notes.fetched', notes, unreadable, asked });
      if (ids.length > 0) events.push({ type: 'notes.gone', ids, asked });
      if (isCheckDue(state) || state.list.failure || isUntold(state))
        events.push({ type: 'notes.confirmed', asked });
      return events;
    }),
  );
}
