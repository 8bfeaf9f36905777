import { asyncScheduler } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../all-behaviours';
import { createLog, type Report } from './log';
import { createRandom } from './random';
import { scheduleDay } from './schedule';
import { inVirtualTime, MINUTE } from './virtual-time';
import { createWorld } from './world';

export interface DayOptions {
  /** Replace those of the product. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  readonly keepsTrace?: boolean;
  /** False for a browser that forgets the outbox with each page. */
  readonly keepsRecords?: boolean;
}

/** Simulates 24 hours of a panel in virtual time. The same seed gives the same day. */
export function runDay(
  seed: number,
  { behaviours = ALL_BEHAVIOURS, keepsTrace = false, keepsRecords = true }: DayOptions = {},
): Report {
  const log = createLog(seed, keepsTrace);
  inVirtualTime((clock) => {
    const world = createWorld(createRandom(seed), log, behaviours, keepsRecords);
    scheduleDay(world, log, () => {
      world.endPage('left');
      // Gives the last requests time to end.
      asyncScheduler.schedule(() => {
        if (clock.waiting() > 0) log.reportViolation(`${clock.waiting()} timers are left`);
        clock.halt();
      }, MINUTE);
    });
  });
  return log.report();
}
