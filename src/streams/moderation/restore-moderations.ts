import { defer, exhaustMap, filter, from, map, merge, type Observable, takeUntil, takeWhile } from 'rxjs';
import type { Behaviour, StateStream } from '../state/behaviour';
import type { Deps } from '../state/deps';
import type { NoteId } from '../notes/note';
import { moderationEnded$ } from './moderation-ended';
import { groupedBy } from '../operators/grouped-by';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { moderationKey, noteOfModerationKey, parseModeration } from './stored-moderation';

/**
 * Recovers spam and trash actions of a page that died. They are found in storage, at the start or
 * when another tab stores one; the one tab that gets the lock finishes them
 * (decision undo-outlives-the-page: never a silent loss, never twice).
 */
export const restoreModerations: Behaviour = (_events$, state$, deps) =>
  merge(
    defer(() => from(deps.storage.keys())),
    deps.storage.changes$.pipe(map(({ key }) => key)),
  ).pipe(
    map(noteOfModerationKey),
    filter((id) => id !== undefined),
    groupedBy(
      (id) => id,
      (each) => exhaustMap(each),
      (id) => recover$(id, state$, deps),
      deps.report,
    ),
  );

/**
 * Waits for the lock, which the tab that started the action holds. If the action is still in
 * storage then, that tab has died.
 */
const recover$ = (
  id: NoteId,
  state$: StateStream,
  { storage, locks }: Pick<Deps, 'storage' | 'locks'>,
): Observable<Event> =>
  locks.hold(moderationKey(id)).pipe(
    map(() => parseModeration(storage.get(moderationKey(id)) ?? '')),
    // This tab may moderate the note itself, and waits for the lock to look what has become of it.
    takeWhile((stored) => stored !== undefined && !(id in state$.value.moderations)),
    filter((stored) => stored !== undefined),
    map((stored): Event => ({ type: 'moderation.restored', id, ...stored })),
    tag('restoreModerations > hold'),
    takeUntil(moderationEnded$(state$, id)),
  );
