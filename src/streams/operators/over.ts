import { distinctUntilChanged, map, NEVER, type Observable, skipWhile, switchMap, timer } from 'rxjs';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import { HOLD_ON_MS } from '../timing';

/**
 * Emits when a note that is, or is about to be, marked as spam or trashed has been so no more for a moment: done, undone or
 * failed. A lock that is let go is had by another tab before it sees what was last taken from storage.
 */
export const over$ = (state$: Observable<State>, id: NoteId): Observable<unknown> =>
  state$.pipe(
    map(({ moderations }) => id in moderations),
    skipWhile((isModerated) => !isModerated),
    distinctUntilChanged(),
    switchMap((isModerated) => (isModerated ? NEVER : timer(HOLD_ON_MS))),
  );
