import { filter, map, type Observable, skipWhile } from 'rxjs';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';

/** Emits when a note that is, or is about to be, marked as spam or trashed is so no more: done, undone or failed. */
export const over$ = (state$: Observable<State>, id: NoteId): Observable<unknown> =>
  state$.pipe(
    map(({ moderations }) => id in moderations),
    skipWhile((isModerated) => !isModerated),
    filter((isModerated) => !isModerated),
  );
