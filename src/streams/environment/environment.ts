import { map, merge } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/** Reports whether the browser is online, and whether the window is at least 800 px wide (section 9). */
export const environment: Behaviour = (_events$, _state$, { environment: { isOnline$, isWide$ } }) =>
  merge(
    isOnline$.pipe(map((isOnline): Event => ({ type: 'network.changed', isOnline }))),
    isWide$.pipe(map((isWide): Event => ({ type: 'width.changed', isWide }))),
  );
