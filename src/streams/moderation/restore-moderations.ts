import {
  defer,
  exhaustMap,
  filter,
  from,
  ignoreElements,
  map,
  merge,
  type Observable,
  takeUntil,
  takeWhile,
  tap,
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
import { dropOld, moderationKey, noteOfModerationKey, parseModeration } from './stored-moderation';

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
 * Waits for the lock, which the tab that started the action holds. If the action is still in
 * storage then, that tab has died. If it is not, that tab may have ended before it told how the
 * action ended: then a look at the platform will tell.
 */
const recover$ = (
  id: NoteId,
  own: ReadonlySet<NoteId>,
  events$: Observable<Event>,
  state$: StateStream,
  { storage, locks }: Pick<Deps, 'storage' | 'locks'>,
): Observable<Event> =>
  defer(() => {
    let isHeld = false;
    return holdAnew(locks, moderationKey(id)).pipe(
      map((): Event | undefined => {
        isHeld = true;
        // This tab waits for the lock itself, to look what has become of the note.
        if (own.has(id)) return undefined;
        const stored = parseModeration(storage.get(moderationKey(id)) ?? '');
        if (stored) return { type: 'moderation.restored', id, ...stored };
        dropOld(storage, id);
        const { [id]: told } = state$.value.moderations;
        return told && { type: 'moderation.confirmed', id, kind: told.kind };
      }),
      // Only a restored action keeps the lock.
      takeWhile((event) => event?.type === 'moderation.restored', true),
      filter((event) => event !== undefined),
      tag('restoreModerations > hold'),
      takeUntil(moderationEnded$(events$, state$, id, () => isHeld)),
    );
  });
