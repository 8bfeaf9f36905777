import { filter, map, mergeMap } from 'rxjs';
import { isOlder } from '../notes/read-mark';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Reports the marks of a batch that the platform does not allow. Such marks are not retried, so without this
 * report the bar of the batch would stay wrong.
 */
export const refusedReads: Behaviour = (events$, state$) =>
  events$.pipe(
    ofType('reads.failed'),
    filter(({ cause }) => cause === 'forbidden'),
    map(({ reads }) => {
      const { allNotes, noteReads } = state$.value;
      return Object.entries(reads)
        .map(([id, mark]) => ({ id: Number(id), ...mark }))
        .filter(
          (mark) =>
            mark.isOfBatch && noteReads[mark.id]?.isRead === mark.isRead && !isOlder(mark, allNotes[mark.id]),
        );
    }),
    mergeMap((marks) =>
      [true, false].flatMap((isRead): readonly Event[] => {
        const ids = marks.filter((mark) => mark.isRead === isRead).map(({ id }) => id);
        return ids.length === 0 ? [] : [{ type: 'deed.refused', isRead, ids }];
      }),
    ),
  );
