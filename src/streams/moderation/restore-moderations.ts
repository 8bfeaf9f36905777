import {
  defer,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  type Observable,
  ReplaySubject,
  share,
  switchMap,
  takeUntil,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import type { Behaviour, StateStream } from '../state/behaviour';
import type { Deps } from '../state/deps';
import type { NoteId } from '../notes/note';
import { moderationEnded$ } from './moderation-ended';
import { groupedBy } from '../operators/grouped-by';
import { holdAnew } from '../operators/hold-in-tab';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import { LOCK_FREE_MS } from '../timing';
import { dropOld, moderationKey, noteOfModerationKey, storedModeration } from './stored-moderation';

/**
 * Recovers spam and trash actions of a page that died. They are found in storage, at the start or
 * when another tab stores one; the one tab that gets the lock finishes them
 * (decision undo-outlives-the-page: never a silent loss, never twice).
 */
export const restoreModerations: Behaviour = (events$, state$, deps) =>
  defer(() => {
    /** Notes that this tab moderates itself; the state also has those of other tabs. */
    const own = new Set<NoteId>();
    const begun$ = events$.pipe(
      ofType('moderation.requested', 'moderation.restored'),
      tap(({ id }) => own.add(id)),
    );
    const ended$ = events$.pipe(
      ofType('moderation.undone', 'moderation.confirmed', 'moderation.failed'),
      tap(({ id }) => own.delete(id)),
    );
    const stored$ = merge(from(deps.storage.keys()), deps.storage.changes$.pipe(map(({ key }) => key)));
    const recovered$ = stored$.pipe(
      map(noteOfModerationKey),
      filter((id) => id !== undefined),
      groupedBy(
        (id) => id,
        (each) => exhaustMap(each),
        (id) => recover$(id, own, events$, state$, deps),
        deps.report,
      ),
    );
    return merge(merge(begun$, ended$).pipe(ignoreElements()), recovered$);
  });

/**
 * Shows the undo bar of the tab that started the action, and waits for the lock, which that tab
 * holds. If the action is still in storage then, that tab has died. If it is not, that tab may have
 * ended before it told how the action ended: then a look at the platform will tell.
 */
const recover$ = (
  id: NoteId,
  own: ReadonlySet<NoteId>,
  events$: Observable<Event>,
  state$: StateStream,
  { storage, locks, tabs$ }: Pick<Deps, 'storage' | 'locks' | 'tabs$'>,
): Observable<Event> =>
  defer(() => {
    let isHeld = false;
    const lock$ = holdAnew(locks, moderationKey(id)).pipe(
      share({ connector: () => new ReplaySubject<unknown>(1) }),
    );
    const taken$ = lock$.pipe(
      map((): Event | undefined => {
        isHeld = true;
        // This tab waits for the lock itself, to look what has become of the note.
        if (own.has(id)) return undefined;
        const stored = storedModeration(storage, id);
        if (stored) return { type: 'moderation.restored', id, ...stored };
        dropOld(storage, id);
        const { [id]: told } = state$.value.moderations;
        return told && { type: 'moderation.confirmed', id, kind: told.kind };
      }),
      // Only a restored action keeps the lock.
      takeWhile((event) => event?.type === 'moderation.restored', true),
      filter((event) => event !== undefined),
      tag('restoreModerations > hold'),
    );
    // A tab that opens meanwhile has not heard of it. Undo needs the channel to the other tab.
    const shown$ = tabs$.pipe(
      filter((channel) => channel !== undefined),
      switchMap(() => timer(LOCK_FREE_MS)),
      filter(() => !own.has(id) && !(id in state$.value.moderations)),
      map(() => storedModeration(storage, id)),
      filter((stored) => stored !== undefined),
      map((stored): Event => ({
        type: 'tabs.received',
        event: { type: 'moderation.restored', id, ...stored },
      })),
      takeUntil(lock$),
    );
    return merge(taken$, shown$).pipe(takeUntil(moderationEnded$(events$, state$, id, () => isHeld)));
  });
