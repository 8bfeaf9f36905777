import { filter, map, mergeMap, take, takeUntil } from 'rxjs';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Reports the notes of a batch that the platform does not allow to be marked as read or unread. Such marks
 * are not sent again by themselves, so that what the bar of the batch says would never be true.
 */
export const refusedReads: Behaviour = (events$, state$) =>
  events$.pipe(
    ofType('batch.requested'),
    filter(({ action }) => action === 'read' || action === 'unread'),
    mergeMap(({ id, action, ids }) => {
      const isRead = action === 'read';
      const again$ = events$.pipe(
        ofType('batch.requested'),
        filter((other) => other.ids.some((each) => ids.includes(each))),
      );
      return events$.pipe(
        ofType('reads.failed', 'reads.confirmed'),
        // After other failures they are sent again.
        filter((event) => event.type === 'reads.confirmed' || event.cause === 'forbidden'),
        filter(({ reads }) => ids.some((each) => reads[each]?.isRead === isRead)),
        take(1),
        filter(({ type }) => type === 'reads.failed'),
        // A note that was marked otherwise meanwhile keeps that mark.
        map(() => ids.filter((each) => state$.value.noteReads[each]?.isRead === isRead)),
        filter((refused) => refused.length > 0),
        map((refused): Event => ({ type: 'batch.refused', id, isRead, ids: refused })),
        takeUntil(again$),
      );
    }),
  );
