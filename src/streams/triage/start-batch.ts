import { filter, map, merge, mergeMap } from 'rxjs';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { OPPOSITE } from './batch-bar';
import { idsFor, selectChecked } from './checked';
import { setAside } from './set-aside';

/**
 * Starts a batch with those of the checked notes that the action would change. Undo of a batch without
 * an undo window is a batch with the opposite action.
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
    mergeMap((): readonly Event[] => {
      const { batch } = state$.value;
      if (!batch) return [];
      const { ids } = batch;
      const { [batch.action]: action } = OPPOSITE;
      return action ? [{ type: 'batch.requested', id: uniqueId(), action, ids }] : [];
    }),
  );
  return merge(chosen$, reversed$);
};
