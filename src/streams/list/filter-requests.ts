import { catchError, combineLatest, map, mergeMap, type Observable, of, switchMap, throwError } from 'rxjs';
import type { NotificationsQuery } from '../../client/types/queries';
import type { Note, NoteId } from '../notes/note';
import type { PolledNote } from '../notes/polled-note';
import { tag } from '../operators/tag';
import type { Event, EventOf } from '../state/events';
import { selectHeldNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { MAX_NOTES, PAGE_SIZE_NOTES, SINGLE_FETCH_MAX_NOTES } from '../timing';
import { difference, parseLightPoll, withPolledHash } from './difference';
import { type FetchDeps, fetchNote$, type NoteResponse, requestNotes$ } from './fetch-notes';
import { isInFilter, selectFiltered } from './selectors';
import type { AskedFilter } from './state';

const QUERIES: Readonly<Record<AskedFilter, NotificationsQuery>> = {
  unread: { unread: 1 },
  comments: { type: 'comment' },
  follows: { type: 'follow' },
  likes: { type: 'like,comment_like' },
};

/** Thrown if the platform's response has notes that are not in the filter. */
export class IgnoredFilterError extends Error {}

/** Whether a note is in a filter according to the platform, without local marks. */
const fits = (name: AskedFilter, note: Note): boolean =>
  isInFilter[name](note, { noteReads: {}, filteredNoteReads: {} });

/** Whether the filter has found notes below the end of the list. */
export const isFilterFound = (name: AskedFilter, { foundNotes }: State): boolean =>
  Object.values(foundNotes).some((filters) => filters[name]);

/**
 * Fetches the newest notes of a filter: ten more than are shown. The filter is complete if the response has
 * fewer distinct notes. Errors with `IgnoredFilterError` if a note is not in the filter.
 */
export const fetchFilter$ = (
  name: AskedFilter,
  state: State,
  deps: FetchDeps,
): Observable<EventOf<'filters.loaded'>> => {
  const wanted = state.filters[name]?.wanted ?? 0;
  const number = Math.min(MAX_NOTES, Math.max(wanted, selectFiltered(state).length + PAGE_SIZE_NOTES));
  return requestNotes$({ number, ...QUERIES[name] }, deps).pipe(
    tag('askFilters > page'),
    map(({ notes, unreadable, problems }) => {
      if (!notes.every((note) => fits(name, note))) throw new IgnoredFilterError();
      const ids = [...notes, ...unreadable].map(({ id }) => id);
      const isComplete = notes.length + problems.length < number;
      return {
        type: 'filters.loaded',
        name,
        ids,
        notes,
        unreadable,
        number,
        isComplete,
        asked: state.tick,
      };
    }),
  );
};

/**
 * Fetches the ids and hashes of a filter, then the notes that have changed below the end of the list: up to
 * five singly, otherwise all notes of the filter. The poll of the list checks the notes above. A note that
 * the filter no longer has may be read or gone, so it is fetched, too.
 */
export const checkFilter$ = (name: AskedFilter, state: State, deps: FetchDeps): Observable<Event> => {
  const number = state.filters[name]?.loaded ?? 0;
  const query = { fields: 'id,note_hash', number, ...QUERIES[name] };
  return deps.client.notifications.list({ query }).pipe(
    tag('askFilters > check'),
    switchMap((response) => {
      const polled = parseLightPoll(response);
      if (!polled) return throwError(() => new TypeError('a filter brought no list of notes'));
      const isListed = ({ id }: PolledNote): boolean => id in state.allNotes && !(id in state.foundNotes);
      const below = polled.notes.filter((each) => !isListed(each));
      const listed = polled.notes.length - below.length;
      const found = selectHeldNotes(state).filter(
        (note) => state.foundNotes[note.id]?.[name] && fits(name, note),
      );
      const { changed, gone } = difference(
        found,
        { notes: below, count: polled.count - listed },
        number - listed,
        Object.values(state.unreadable),
      );
      if (changed.length > SINGLE_FETCH_MAX_NOTES) return fetchFilter$(name, state, deps);
      const isComplete = polled.count < number;
      if (changed.length + gone.length === 0 && isComplete === state.filters[name]?.isComplete) return [];
      const ids = polled.notes.map(({ id }) => id);
      const missing = [...changed.map(({ id }) => id), ...gone].slice(0, SINGLE_FETCH_MAX_NOTES);
      return fetchEach$(missing, deps).pipe(
        mergeMap((fetched): readonly Event[] => {
          const notes = fetched.flatMap((each) => each.notes).map((note) => withPolledHash(note, changed));
          const unreadable = fetched.flatMap((each) => each.unreadable);
          const away = fetched.flatMap((each) => each.gone);
          const asked = state.tick;
          return [
            { type: 'filters.loaded', name, ids, notes, unreadable, number, isComplete, asked },
            ...(away.length > 0 ? [{ type: 'notes.gone' as const, ids: away, asked }] : []),
          ];
        }),
      );
    }),
  );
};

/** Fetches notes singly. A note that fails is left out: the next check finds it again. */
const fetchEach$ = (ids: readonly NoteId[], deps: FetchDeps): Observable<readonly NoteResponse[]> =>
  ids.length === 0
    ? of([])
    : combineLatest(
        ids.map((id) =>
          fetchNote$(id, deps).pipe(
            tag('askFilters > fetch note'),
            catchError(() => of<NoteResponse>({ notes: [], gone: [], unreadable: [] })),
          ),
        ),
      );
