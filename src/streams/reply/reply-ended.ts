import { distinctUntilChanged, map, NEVER, type Observable, skipWhile, switchMap, timer } from 'rxjs';
import type { NoteId } from '../notes/note';
import type { State } from '../state/state';
import { LOCK_RELEASE_MS } from '../timing';

/**
 * Emits this many milliseconds after a reply has been sent or has failed; waits if it is not being
 * sent yet. As for moderations, other tabs can get a lock before they see the last change of storage.
 */
export const replyEnded$ = (
  state$: Observable<State>,
  id: NoteId,
  afterMs = LOCK_RELEASE_MS,
): Observable<unknown> =>
  state$.pipe(
    map(({ replying }) => id in replying),
    skipWhile((isReplying) => !isReplying),
    distinctUntilChanged(),
    switchMap((isReplying) => (isReplying ? NEVER : timer(afterMs))),
  );
