import {
  defer,
  exhaustMap,
  filter,
  from,
  groupBy,
  map,
  merge,
  mergeMap,
  type Observable,
  takeUntil,
  takeWhile,
} from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { Deps } from '../deps';
import type { NoteId } from '../notes/note';
import { over$ } from '../operators/over';
import { tag } from '../operators/tag';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { moderationKey, noteOfModerationKey, parseModeration } from '../stored';

/**
 * Spam and trash of a page that died before their end: found in storage, at the start or in the lifetime of this tab,
 * and brought to their end by the one tab that gets hold of them (decision 6: never a silent loss, never twice).
 */
export const recovery: Behaviour = (_events$, state$, deps) =>
  merge(
    defer(() => from(deps.storage.keys())),
    deps.storage.changes$.pipe(map(({ key }) => key)),
  ).pipe(
    map(noteOfModerationKey),
    filter((id) => id !== undefined),
    groupBy((id) => id),
    mergeMap((ofNote$) => ofNote$.pipe(exhaustMap((id) => recovered$(id, state$, deps)))),
  );

/** While another tab holds it, it is that tab's; afterwards nothing is left of it, unless that tab has died. */
const recovered$ = (
  id: NoteId,
  state$: Observable<State>,
  { storage, locks }: Pick<Deps, 'storage' | 'locks'>,
): Observable<Event> =>
  locks.hold(moderationKey(id)).pipe(
    map(() => parseModeration(storage.get(moderationKey(id)) ?? '')),
    takeWhile((stored) => stored !== undefined),
    map((stored): Event => ({ type: 'moderation.restored', id, ...stored })),
    tag('recovery > hold'),
    takeUntil(over$(state$, id)),
  );
