import { filter, map, mergeMap } from 'rxjs';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Reports the marks of a batch that the platform does not allow. They are not sent again automatically, so
 * without the report the bar of the batch would stay wrong.
 */
export const refusedReads: Behaviour = (events$, state$) =>
  events$.pipe(
    ofType('reads.failed'),
    filter(({ cause }) => cause === 'forbidden'),
    map(({ reads }) =>
      Object.entries(reads)
        .filter(([id, mark]) => mark.isOfBatch && state$.value.noteReads[Number(id)]?.isRead === mark.isRead)
        .map(([id, { isRead }]) => ({ id: Number(id), isRead })),
    ),
    mergeMap((marks) =>
      [true, false].flatMap((isRead): readonly Event[] => {
        const ids = marks.filter((mark) => mark.isRead === isRead).map(({ id }) => id);
        return ids.length === 0 ? [] : [{ type: 'deed.refused', isRead, ids }];
      }),
    ),
  );
