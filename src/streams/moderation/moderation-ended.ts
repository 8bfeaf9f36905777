import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  NEVER,
  type Observable,
  skipWhile,
  switchMap,
  timer,
} from 'rxjs';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import type { StateStream } from '../state/behaviour';
import type { Event } from '../state/events';
import { LOCK_RELEASE_MS } from '../timing';

/**
 * Emits 1 s after a moderation has ended (done, undone or failed); waits if it has not started yet.
 * The delay matters for locks: another tab can get a lock before it sees the last change of
 * storage. If this tab holds the lock, only its own next moderation of the note keeps it: that of
 * another tab waits for it.
 */
export const moderationEnded$ = (
  events$: Observable<Event>,
  state$: StateStream,
  id: NoteId,
  isHeld: () => boolean,
): Observable<unknown> =>
  merge(
    state$.pipe(
      map(({ moderations }) => id in moderations),
      skipWhile((isModerated) => !isModerated),
      distinctUntilChanged(),
      filter((isModerated) => !isModerated || !isHeld()),
    ),
    events$.pipe(
      ofType('moderation.requested', 'moderation.restored'),
      filter((event) => event.id === id && id in state$.value.moderations),
      map(() => true),
    ),
  ).pipe(switchMap((isModerated) => (isModerated ? NEVER : timer(LOCK_RELEASE_MS))));
