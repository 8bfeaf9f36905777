import { asyncScheduler, exhaustMap, filter, ignoreElements, merge, pairwise, takeUntil, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Storage } from '../state/deps';
import type { NoteId } from '../notes/note';
import { groupedBy } from '../operators/grouped-by';
import { ofType } from '../operators/of-type';
import { moderationEnded$ } from './moderation-ended';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Moderation } from './state';
import { moderationKey, parseModeration, stringifyModeration } from './stored-moderation';
import { UNDO_MS } from '../timing';

/**
 * Stores unfinished spam and trash actions, and holds a lock for each while this page lives. If the
 * page dies, the lock is released, and `restoreModerations` finishes the action in another tab or
 * at the next start.
 */
export const keepModerations: Behaviour = (events$, state$, { storage, locks, report }) => {
  const stored$ = state$.pipe(
    select(({ moderations }) => moderations),
    pairwise(),
    tap(([before, after]) => {
      for (const id of Object.keys(after).map(Number))
        if (after[id] !== before[id]) store(storage, id, after[id]);
      for (const id of Object.keys(before).map(Number)) if (!(id in after)) storage.remove(moderationKey(id));
    }),
  );
  const locked$ = events$.pipe(
    ofType('moderation.requested'),
    filter(({ id }) => id in state$.value.moderations),
    groupedBy(
      ({ id }) => id,
      (each) => exhaustMap(each),
      ({ id }) =>
        locks
          .hold(moderationKey(id))
          .pipe(tag('keepModerations > hold'), takeUntil(moderationEnded$(state$, id))),
      report,
    ),
  );
  return merge(stored$, locked$).pipe(ignoreElements());
};

/** Stores a moderation. The end of the undo window is set once: a restart does not extend it. */
function store(storage: Storage, id: NoteId, moderation: Moderation | undefined): void {
  if (!moderation?.comment) return;
  const { kind, phase, comment } = moderation;
  const before = parseModeration(storage.get(moderationKey(id)) ?? '');
  const endsAt = before?.endsAt ?? asyncScheduler.now() + UNDO_MS;
  storage.set(moderationKey(id), stringifyModeration({ kind, phase, ...comment, endsAt }));
}
