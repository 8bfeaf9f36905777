import { catchError, combineLatest, map, type Observable, of, switchMap, throwError } from 'rxjs';
import { countNotes$ } from './count-notes';
import { difference, type Difference, parseLightPoll, withPolledHash } from './difference';
import type { PolledNote } from '../notes/polled-note';
import { causeOf } from '../../lib/cause';
import { tag } from '../operators/tag';
import type { Event, EventOf } from '../state/events';
import { isCheckDue, isListDue } from './selectors';
import { selectReach } from '../state/older-notes';
import { selectSortedNotes } from '../state/sorted-notes';
import { selectPendingReads } from '../reading/selectors';
import type { State } from '../state/state';
import { PAGE_SIZE_NOTES, SINGLE_FETCH_MAX_NOTES } from '../timing';
import { type FetchDeps, fetchList$, fetchNote$, type NoteResponse } from './fetch-notes';
import { fetchMissing$, type PageDeps } from './fetch-page';

/**
 * Polls once. Without a screen it fetches the count for the bell; otherwise the whole list if it is
 * due, or a light poll and then the notes that are new or changed (decision
 * light-poll-then-difference): up to 5 singly, more with the list. Emits one list of events,
 * empty if nothing has changed. Errors if the list cannot be fetched.
 */
export const fetchNews$ = (state: State, deps: PageDeps): Observable<readonly Event[]> =>
  !state.isScreenWanted
    ? asList(countNotes$(countedNumber(state), state.tick, deps).pipe(tag('polling > count')))
    : isListDue(state) || state.isLoading
      ? asList(fetchMissing$(state, deps).pipe(tag('polling > fetch list')))
      : lightPoll$(state, deps).pipe(tag('polling > light poll'));

/** The number of notes to count: all that are counted now, at least a page (rule shown-is-checked). */
const countedNumber = ({ counted }: State): number => Math.max(PAGE_SIZE_NOTES, counted?.length ?? 0);

const asList = (event$: Observable<Event>): Observable<readonly Event[]> =>
  event$.pipe(map((event) => [event]));

function lightPoll$(state: State, deps: FetchDeps): Observable<readonly Event[]> {
  const number = state.list.wanted;
  return deps.client.notifications.list({ query: { fields: 'id,note_hash', number } }).pipe(
    switchMap((response) => {
      const polled = parseLightPoll(response);
      if (!polled) {
        const problem = 'a light poll brought no list of notes';
        deps.report(problem);
        return throwError(() => new TypeError(problem));
      }
      const found = difference(selectSortedNotes(state), polled, number, Object.values(state.unreadable));
      // A note that only a filter has found so far is added to the list by a list response.
      return found.changed.length > SINGLE_FETCH_MAX_NOTES ||
        found.changed.some(({ id }) => id in state.foundNotes)
        ? asList(
            fetchList$(number, state.tick, deps).pipe(
              tag('polling > fetch list'),
              map(withPolledHashes(found.changed)),
            ),
          )
        : fetchChanged$(found, polled.lastSeenTime, state, deps);
    }),
  );
}

const withPolledHashes =
  (polled: readonly PolledNote[]) =>
  (listed: EventOf<'notes.listed'>): Event => ({
    ...listed,
    notes: listed.notes.map((note) => withPolledHash(note, polled)),
  });

/**
 * Fetches one note. If that fails, the note is skipped, so that the others are shown; `retryNotes` tries it
 * again. Only a 401 and a 429 fail the poll, because they concern all requests.
 */
const fetchChangedNote$ = (polled: PolledNote, deps: FetchDeps): Observable<NoteResponse> =>
  fetchNote$(polled.id, deps).pipe(
    tag('polling > fetch note'),
    catchError((error: unknown) =>
      ['signedOut', 'tooMany'].includes(String(causeOf(error)))
        ? throwError(() => error)
        : of({ notes: [], gone: [], unreadable: [{ ...polled, hasFailed: true as const }] }),
    ),
  );

/** Whether failed read marks wait for the next successful response (decision read-flag-first). */
const hasPendingReads = (state: State): boolean => Object.keys(selectPendingReads(state)).length > 0;

function fetchChanged$(
  { changed, gone }: Difference,
  time: number | undefined,
  state: State,
  deps: FetchDeps,
): Observable<readonly Event[]> {
  const asked = state.tick;
  const fetched$ =
    changed.length === 0 ? of([]) : combineLatest(changed.map((each) => fetchChangedNote$(each, deps)));
  return fetched$.pipe(
    map((fetched) => {
      const notes = fetched.flatMap((each) => each.notes).map((note) => withPolledHash(note, changed));
      const ids = [...gone, ...fetched.flatMap((each) => each.gone)];
      const events: Event[] = [];
      const unreadable = fetched.flatMap((each) => each.unreadable);
      if (notes.length + unreadable.length > 0)
        events.push({ type: 'notes.fetched', notes, unreadable, asked });
      if (ids.length > 0) events.push({ type: 'notes.gone', ids, asked });
      // A filter is checked after each check of the list.
      const isFilterAsked = selectReach(state) !== state.list;
      const isOld = state.heardAt < state.now;
      if (isOld || isCheckDue(state) || state.list.failure || isFilterAsked || hasPendingReads(state))
        events.push({ type: 'notes.confirmed', asked });
      if (time !== undefined && time !== state.lastSeenTime) events.push({ type: 'seen.reported', time });
      return events;
    }),
  );
}
