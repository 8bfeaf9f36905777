import { filter, map, switchMap, take, timer } from 'rxjs';
import { ofType } from '../operators/of-type';
import { tag } from '../operators/tag';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { UNDO_MS } from '../timing';
import { isBatchWaiting, OPPOSITE } from './batch-bar';

/**
 * Ends the time in which the last batch can be taken back: after the time of an undo window, and once
 * nothing of it waits.
 */
export const closeBatch: Behaviour = (events$, state$) =>
  events$.pipe(
    ofType('batch.requested'),
    filter(({ action }) => action in OPPOSITE),
    switchMap(() => timer(UNDO_MS).pipe(tag('closeBatch > timer'))),
    switchMap(() =>
      state$.pipe(
        filter((state) => !isBatchWaiting(state)),
        take(1),
      ),
    ),
    map((): Event => ({ type: 'batch.closed' })),
  );
