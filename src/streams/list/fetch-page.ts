import { map, type Observable, of, switchMap } from 'rxjs';
import type { Note } from '../notes/note';
import type { EventOf } from '../state/events';
import { areOnlyMoreWanted } from './selectors';
import { selectSortedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { PAGE_SIZE_NOTES } from '../timing';
import { type FetchDeps, fetchList$, requestNotes$ } from './fetch-notes';

export interface PageDeps extends FetchDeps {
  /** Whether the platform supports `before`, and the operator has enabled it. */
  readonly cursorPaging: boolean;
}

/**
 * Fetches the missing notes of the list. With `cursorPaging`, if only older notes are wanted, fetches ten
 * notes older than the oldest one; otherwise fetches the newest `wanted` notes. Errors like `fetchList$`.
 */
export function fetchMissing$(
  state: State,
  deps: PageDeps,
): Observable<EventOf<'notes.paged' | 'notes.listed'>> {
  const { list, tick } = state;
  const whole$ = fetchList$(list.wanted, tick, deps);
  const oldest = selectSortedNotes(state).at(-1);
  return deps.cursorPaging && areOnlyMoreWanted(state) && oldest && oldest.timestamp > 0
    ? fetchPage$(state, seconds(oldest), deps).pipe(switchMap((page) => (page ? of(page) : whole$)))
    : whole$;
}

const seconds = ({ timestamp }: Note): number => Math.floor(timestamp / 1000);

/**
 * Fetches one page of notes that are not newer than `before`, in epoch seconds. Emits null if the
 * response has newer notes: a platform without support for `before` returns the first page.
 */
function fetchPage$(
  state: State,
  before: number,
  deps: FetchDeps,
): Observable<EventOf<'notes.paged'> | null> {
  // `before` includes its own second, so held notes of that second are returned again.
  const repeated = selectSortedNotes(state).filter((note) => seconds(note) === before).length;
  const number = PAGE_SIZE_NOTES + repeated;
  return requestNotes$({ number, before }, deps).pipe(
    map(({ notes, unreadable, count }) =>
      notes.some((note) => seconds(note) > before)
        ? null
        : {
            type: 'notes.paged',
            notes,
            unreadable,
            number: state.list.wanted,
            isComplete: count < number,
            asked: state.tick,
          },
    ),
  );
}
