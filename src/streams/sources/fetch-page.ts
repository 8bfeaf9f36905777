import { map, type Observable, of, switchMap } from 'rxjs';
import type { Note } from '../notes/note';
import type { EventOf } from '../state/events';
import { isMoreDue, selectSortedNotes } from '../state/selectors';
import type { State } from '../state/state';
import { PAGE_SIZE_NOTES } from '../timing';
import { askForNotes$, type FetchDeps, fetchList$ } from './fetch-notes';

/** What asking for more by time needs besides. */
export interface PageDeps extends FetchDeps {
  /** The platform knows `before`, and an operator wants it used (decision 17). */
  readonly cursorPaging: boolean;
}

type Answer = EventOf<'notes.paged'> | EventOf<'notes.listed'>;

/**
 * What the list lacks: with `cursorPaging` and nothing but more wanted, ten notes from the time of the oldest on, else the
 * newest as many as are wanted. Errs as `fetchList$` does.
 */
export function fetchWanted$(state: State, deps: PageDeps): Observable<Answer> {
  const { list, tick } = state;
  const whole$ = fetchList$(list.wanted, tick, deps);
  const oldest = selectSortedNotes(state).at(-1);
  return deps.cursorPaging && isMoreDue(state) && oldest && oldest.timestamp > 0
    ? fetchPage$(state, seconds(oldest), deps).pipe(switchMap((page) => (page ? of(page) : whole$)))
    : whole$;
}

const seconds = ({ timestamp }: Note): number => Math.floor(timestamp / 1000);

/** null where the answer begins with newer notes: a platform that does not know `before` gives the first page again. */
function fetchPage$(
  state: State,
  before: number,
  deps: FetchDeps,
): Observable<EventOf<'notes.paged'> | null> {
  // The second itself is within what is asked for, and what is held of it comes once more.
  const again = selectSortedNotes(state).filter((note) => seconds(note) === before).length;
  const number = PAGE_SIZE_NOTES + again;
  return askForNotes$({ number, before }, deps).pipe(
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
