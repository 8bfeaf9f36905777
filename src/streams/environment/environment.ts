import { map, merge } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Reports when the browser goes online or offline, and when the window passes 800 px (section 9).
 */
export const environment: Behaviour = (_events$, _state$, { environment: { isOnline$, isWide$ } }) =>
  merge(
    isOnline$.pipe(map((isOnline): Event => ({ type: 'network.changed', isOnline }))),
    isWide$.pipe(map((isWide): Event => ({ type: 'width.changed', isWide }))),
  );
