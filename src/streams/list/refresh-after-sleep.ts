import { filter, map, merge, pairwise } from 'rxjs';
import { ofType } from '../operators/of-type';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { CLOCK_JUMP_MS } from '../timing';

/**
 * Makes a light poll due when the page comes back from the browser's cache, or when the clock has
 * jumped: the computer slept, and the push channel may not have noticed (decision silent-channel).
 */
export const refreshAfterSleep: Behaviour = (events$, _state$, { environment: { pageShow$ } }) => {
  const jumped$ = events$.pipe(
    ofType('clock.ticked'),
    map(({ now }) => now),
    pairwise(),
    filter(([before, now]) => Math.abs(now - before) > CLOCK_JUMP_MS),
  );
  return merge(jumped$, pageShow$).pipe(map((): Event => ({ type: 'notes.refreshRequested' })));
};
