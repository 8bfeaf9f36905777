import {
  asyncScheduler,
  exhaustMap,
  filter,
  groupBy,
  ignoreElements,
  merge,
  mergeMap,
  pairwise,
  takeUntil,
  tap,
  withLatestFrom,
} from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { Storage } from '../deps';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import { over$ } from '../operators/over';
import { select } from '../operators/select';
import { tag } from '../operators/tag';
import type { Moderation } from '../state/state';
import { moderationKey, parseModeration, stringifyModeration } from '../stored';
import { UNDO_MS } from '../timing';

/**
 * Spam and trash that are not over are kept in storage, and held by this tab: when the page dies meanwhile, its hold ends
 * with it, and `recovery` brings them to their end in another tab or at the next start.
 */
export const keepModerations: Behaviour = (events$, state$, { storage, locks }) => {
  const kept$ = state$.pipe(
    select(({ moderations }) => moderations),
    pairwise(),
    tap(([before, after]) => {
      for (const id of Object.keys(after).map(Number))
        if (after[id] !== before[id]) keep(storage, id, after[id]);
      for (const id of Object.keys(before).map(Number)) if (!(id in after)) storage.remove(moderationKey(id));
    }),
  );
  const held$ = events$.pipe(
    ofType('moderation.requested'),
    withLatestFrom(state$),
    filter(([{ id }, { moderations }]) => id in moderations),
    groupBy(([{ id }]) => id),
    mergeMap((ofNote$) =>
      ofNote$.pipe(
        exhaustMap(([{ id }]) =>
          locks.hold(moderationKey(id)).pipe(tag('keepModerations > hold'), takeUntil(over$(state$, id))),
        ),
      ),
    ),
  );
  return merge(kept$, held$).pipe(ignoreElements());
};

/** What was kept before keeps its time: it is not begun anew by a new start. */
function keep(storage: Storage, id: NoteId, moderation: Moderation | undefined): void {
  if (!moderation?.comment) return;
  const { kind, phase, comment } = moderation;
  const before = parseModeration(storage.get(moderationKey(id)) ?? '');
  const endsAt = before?.endsAt ?? asyncScheduler.now() + UNDO_MS;
  storage.set(moderationKey(id), stringifyModeration({ kind, phase, ...comment, endsAt }));
}
