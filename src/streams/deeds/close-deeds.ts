import { filter, map, merge, mergeMap, take, takeUntil, timer } from 'rxjs';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import { isWaiting } from '../outbox/record';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { UNDO_MS } from '../timing';

/**
 * Closes a batch (an action on several notes) when its undo window has ended and none of its records waits, or as
 * soon as it is undone. A closed batch can no longer be undone.
 */
export const closeDeeds: Behaviour = (events$, state$) =>
  events$.pipe(
    ofType('batch.requested'),
    mergeMap(({ id }) => {
      const isOfIt = (event: { readonly id: string }): boolean => event.id === id;
      const isOver$ = timer(UNDO_MS).pipe(
        tag('closeDeeds > timer'),
        mergeMap(() => state$),
        filter((state) => !isDeedWaiting(state, id)),
      );
      return merge(isOver$, events$.pipe(ofType('deed.undone'), filter(isOfIt))).pipe(
        take(1),
        map((): Event => ({ type: 'deed.closed', id })),
        takeUntil(events$.pipe(ofType('deed.closed'), filter(isOfIt))),
      );
    }),
  );

const isDeedWaiting = ({ outbox }: State, id: string): boolean =>
  Object.values(outbox.records).some((record) => record.deed === id && isWaiting(record));
