import { map, merge } from 'rxjs';
import type { Behaviour } from '../behaviour';
import type { Event } from '../state/events';

/** Whether there is a network, and whether the window is 800 px or wider (section 9). */
export const surroundings: Behaviour = (_events$, _state$, { surroundings: { isOnline$, isWide$ } }) =>
  merge(
    isOnline$.pipe(map((isOnline): Event => ({ type: 'network.changed', isOnline }))),
    isWide$.pipe(map((isWide): Event => ({ type: 'width.changed', isWide }))),
  );
