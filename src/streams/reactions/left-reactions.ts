import {
  concat,
  concatMap,
  defer,
  filter,
  from,
  map,
  merge,
  type Observable,
  of,
  switchMap,
  takeWhile,
  timer,
} from 'rxjs';
import { groupedBy } from '../operators/grouped-by';
import { holdAnew } from '../operators/hold-in-tab';
import { canSend$ } from '../operators/across-sessions';
import type { StateStream } from '../state/behaviour';
import type { Deps } from '../state/deps';
import { LOCK_RELEASE_MS } from '../timing';
import type { Outbox } from './outbox';
import { REACTION_KEYS, type ReactionKind, type ReactionRecord } from './stored-reaction';

/**
 * Reactions that a page could not finish. They are found in storage, at the start or when another
 * tab stores one; the one tab that gets the lock then takes over what is still there.
 */
export const leftReactions$ = (
  kind: ReactionKind,
  outbox: Outbox,
  state$: StateStream,
  { storage, locks, report }: Pick<Deps, 'storage' | 'locks' | 'report'>,
): Observable<ReactionRecord> => {
  const { keyOf, idOf } = REACTION_KEYS[kind];
  return merge(
    defer(() => from(storage.keys()).pipe(map(idOf))),
    storage.changes$.pipe(map(({ key, value }) => outbox.noteChange(key, value))),
  ).pipe(
    filter((id) => id !== undefined),
    groupedBy(
      (id) => id,
      (each) => switchMap(each),
      (id) =>
        canSend$(state$).pipe(
          switchMap(() => holdAnew(locks, keyOf(id))),
          concatMap(() => {
            const record = outbox.takeOver(id);
            // Whoever sends it holds the lock, too, before it is released here.
            return record ? concat(of(record), timer(LOCK_RELEASE_MS).pipe(map(() => null))) : of(null);
          }),
          takeWhile((record) => record !== null),
        ),
      report,
    ),
  );
};
