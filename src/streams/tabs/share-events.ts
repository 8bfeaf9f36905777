import { filter, ignoreElements, map, merge, mergeMap, type Observable, tap } from 'rxjs';
import { ofType } from '../operators/of-type';
import type { StateStream } from '../state/behaviour';
import type { TabChannel } from '../state/deps';
import type { Event } from '../state/events';
import type { Tick } from '../state/tick';
import type { SharedEvent } from './events';
import { SHARED_EVENTS } from './shared-events';
import { inShorterList } from './shorter-list';
import { parseTabMessage } from './tab-message';
import type { TickTimes } from './tick-times';

/**
 * Tells the other tabs what happens here, and receives what happens there (decision
 * one-leader-for-a-browser). What was received is not told again.
 */
export const shareEvents$ = (
  tabs: TabChannel,
  events$: Observable<Event>,
  state$: StateStream,
  times: TickTimes,
): Observable<Event> =>
  merge(
    events$.pipe(
      ofType(...SHARED_EVENTS),
      tap((event) => {
        const { loaded } = state$.value.list;
        tabs.post({ kind: 'event', event, askedAt: times.timeOf(askedOf(event)), loaded });
      }),
      ignoreElements(),
    ),
    tabs.messages$.pipe(
      map(parseTabMessage),
      filter((message) => message?.kind === 'event'),
      mergeMap(({ event, askedAt, loaded }): readonly Event[] => {
        const here = askedHere(event, times.tickBefore(askedAt));
        return loaded > state$.value.list.loaded
          ? inShorterList(here, state$.value)
          : [{ type: 'tabs.received', event: here }];
      }),
    ),
  );

const askedOf = (event: SharedEvent): Tick => ('asked' in event ? event.asked : Infinity);

/** The event with the tick that this tab had when the other one sent its request. */
const askedHere = (event: SharedEvent, asked: Tick): SharedEvent =>
  'asked' in event ? { ...event, asked } : event;
