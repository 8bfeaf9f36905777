import { map, merge } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';

/**
 * Reports when the browser goes online or offline, and when the window passes 800 px (section 9). Makes a light poll
 * due when the page comes back from the back/forward cache.
 */
export const environment: Behaviour = (
  _events$,
  _state$,
  { environment: { isOnline$, isWide$, pageShow$ } },
) =>
  merge(
    isOnline$.pipe(map((isOnline): Event => ({ type: 'network.changed', isOnline }))),
    isWide$.pipe(map((isWide): Event => ({ type: 'width.changed', isWide }))),
    pageShow$.pipe(map((): Event => ({ type: 'notes.refreshRequested' }))),
  );
