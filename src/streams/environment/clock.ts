import { asyncScheduler, map, timer } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { CLOCK_TICK_MS } from '../timing';

/**
 * Emits the current time at once and every 30 s, so that relative times and date groups stay correct (section
 * 9).
 */
export const clock: Behaviour = () =>
  timer(0, CLOCK_TICK_MS).pipe(map(() => ({ type: 'clock.ticked', now: asyncScheduler.now() })));
