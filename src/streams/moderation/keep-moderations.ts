import { asyncScheduler, exhaustMap, filter, ignoreElements, merge, pairwise, takeUntil, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { holdInTab } from '../operators/hold-in-tab';
import { ofType } from '../operators/of-type';
import { moderationEnded$ } from './moderation-ended';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Moderation } from './state';
import {
  endRecord,
  moderationKey,
  storedModeration,
  sentAtOf,
  stringifyModeration,
} from './stored-moderation';
import { UNDO_MS } from '../timing';

/**
 * Stores unfinished spam and trash actions, and holds a lock for each while this page lives. If the
 * page dies, the lock is released, and `restoreModerations` finishes the action in another tab or
 * at the next start. While another tab moderates the same note, its record stays as it is.
 */
export const keepModerations: Behaviour = (events$, state$, { storage, locks, report }) => {
  /** Notes whose record in storage is this tab's. */
  const own = new Set<NoteId>();
  const keep = (id: NoteId, isOwn: boolean): void => {
    const { [id]: moderation } = state$.value.moderations;
    if (!moderation || !(isOwn || !storedModeration(storage, id))) return;
    own.add(id);
    store(storage, id, moderation);
  };
  const stored$ = state$.pipe(
    select(({ moderations }) => moderations),
    pairwise(),
    tap(([before, after]) => {
      for (const id of Object.keys(after).map(Number))
        if (after[id] !== before[id] && own.has(id)) keep(id, true);
      for (const id of Object.keys(before).map(Number))
        if (!(id in after) && own.delete(id)) endRecord(storage, id);
    }),
  );
  // Not those that other tabs have told of.
  const requested$ = events$.pipe(
    ofType('moderation.requested'),
    tap(({ id }) => keep(id, false)),
  );
  const restored$ = events$.pipe(
    ofType('moderation.restored'),
    tap(({ id }) => keep(id, true)),
  );
  const locked$ = events$.pipe(
    ofType('moderation.requested'),
    filter(({ id }) => id in state$.value.moderations),
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      ({ id }) =>
        holdInTab(locks, moderationKey(id)).pipe(
          tap(() => keep(id, true)),
          tag('keepModerations > hold'),
          takeUntil(moderationEnded$(events$, state$, id, () => true)),
        ),
      report,
    ),
  );
  // The lock is asked for before other tabs find the record.
  return merge(stored$, locked$, requested$, restored$).pipe(ignoreElements());
};

/** Stores a moderation. The end of the undo window is set once: a restart does not extend it. */
function store(storage: Storage, id: NoteId, { kind, phase, comment }: Moderation): void {
  if (!comment) return;
  const endsAt = storedModeration(storage, id)?.endsAt ?? asyncScheduler.now() + UNDO_MS;
  const value = stringifyModeration({ kind, phase, ...comment, endsAt }, sentAtOf(storage, id));
  if (storage.get(moderationKey(id)) !== value) storage.set(moderationKey(id), value);
}
