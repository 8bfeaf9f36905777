import { asyncScheduler, map, timer } from 'rxjs';
import type { Behaviour } from '../behaviour';
import { CLOCK_TICK_MS } from '../timing';

/** What time it is, now and every 30 s: relative times and the groups' days move with it (section 9). */
export const clock: Behaviour = () =>
  timer(0, CLOCK_TICK_MS).pipe(map(() => ({ type: 'clock.ticked', now: asyncScheduler.now() })));
