import { distinctUntilChanged, map, NEVER, type Observable, skipWhile, switchMap, timer } from 'rxjs';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import { LOCK_RELEASE_MS } from '../timing';

/**
 * Emits 1 s after a moderation has ended (done, undone or failed); waits if it has not started yet.
 * The delay matters for locks: another tab can get a lock before it sees the last change of
 * storage.
 */
export const moderationEnded$ = (state$: Observable<State>, id: NoteId): Observable<unknown> =>
  state$.pipe(
    map(({ moderations }) => id in moderations),
    skipWhile((isModerated) => !isModerated),
    distinctUntilChanged(),
    switchMap((isModerated) => (isModerated ? NEVER : timer(LOCK_RELEASE_MS))),
  );
