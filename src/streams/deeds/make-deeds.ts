import { asyncScheduler, map, merge, mergeMap } from 'rxjs';
import type { RowAction } from '../actions/table';
import type { NoteId } from '../notes/note';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { idsFor, selectChecked } from '../triage/checked';
import { setAside } from './set-aside';

/** Applies an action as one batch to the selected notes that it would change, and sets notes aside. */
export const makeDeeds: Behaviour = (events$, state$, { uniqueId }) => {
  const checked$ = events$.pipe(
    ofType('checks.applied'),
    map(({ action }) => ({ action, ids: idsFor(state$.value, selectChecked(state$.value), action) })),
  );
  const aside$ = events$.pipe(
    ofType('aside.requested'),
    map(({ ids }): { readonly action: RowAction; readonly ids: readonly NoteId[] } => ({
      action: 'done',
      ids,
    })),
  );
  return merge(checked$, aside$).pipe(
    mergeMap(({ action, ids }): readonly Event[] => {
      const at = asyncScheduler.now();
      if (action !== 'done')
        return ids.length === 0 ? [] : [{ type: 'batch.requested', id: uniqueId(), at, action, ids }];
      const done = setAside(state$.value, ids, at);
      return done ? [done] : [];
    }),
  );
};
