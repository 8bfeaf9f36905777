import { filter, map, merge, mergeMap } from 'rxjs';
import { ofType } from '../operators/of-type';
import { failedOfBatch } from '../outbox/failed';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { OPPOSITE } from './batch-bar';
import { idsFor, selectChecked } from './checked';
import { setAside } from './set-aside';

/**
 * Starts a batch with those of the checked notes that the action would change. Undo of a batch without
 * an undo window discards what has failed, and is a batch with the opposite action for the others.
 */
export const startBatch: Behaviour = (events$, state$, { uniqueId }) => {
  const chosen$ = events$.pipe(
    ofType('checks.applied'),
    map(({ action }) => ({ action, ids: idsFor(state$.value, selectChecked(state$.value), action) })),
    filter(({ ids }) => ids.length > 0),
    mergeMap(({ action, ids }): readonly Event[] => {
      if (action !== 'done') return [{ type: 'batch.requested', id: uniqueId(), action, ids }];
      const done = setAside(state$.value, ids);
      return done ? [done] : [];
    }),
  );
  const reversed$ = events$.pipe(
    ofType('batch.reversed'),
    mergeMap(() => reversal(state$.value, uniqueId())),
  );
  return merge(chosen$, reversed$);
};

function reversal(state: State, id: string): readonly Event[] {
  const { batch } = state;
  const action = batch && OPPOSITE[batch.action];
  if (!action) return [];
  const failed = failedOfBatch(state, batch.id).map(({ note }) => note);
  const ids = batch.ids.filter((each) => !failed.includes(each));
  const discarded: Event = { type: 'batch.discarded', id: batch.id };
  const requested: Event = { type: 'batch.requested', id, action, ids };
  return [...(failed.length > 0 ? [discarded] : []), ...(ids.length > 0 ? [requested] : [])];
}
