import { asyncScheduler } from 'rxjs';
import type { Behaviour } from '../../../src/streams/behaviour';
import { begin } from './course';
import { createDiary, type Report } from './diary';
import { ALL_BEHAVIOURS } from './page';
import { createRandom } from './random';
import { inVirtualTime, MINUTE } from './virtual-time';
import { createWorld } from './world';

export interface DayOptions {
  /** Instead of those of the product. */
  readonly behaviours?: Readonly<Record<string, Behaviour>>;
  readonly keepsTrail?: boolean;
}

/** 24 hours of one blogger at the panel, in no time: the same seed gives the same day. */
export function runDay(
  seed: number,
  { behaviours = ALL_BEHAVIOURS, keepsTrail = false }: DayOptions = {},
): Report {
  const diary = createDiary(seed, keepsTrail);
  inVirtualTime((clock) => {
    const world = createWorld(createRandom(seed), diary, behaviours);
    begin(world, diary, () => {
      world.endPage('left');
      // What was sent last may still be on its way.
      asyncScheduler.schedule(() => {
        if (clock.waiting() > 0) diary.violated(`${clock.waiting()} timers are left`);
        clock.halt();
      }, MINUTE);
    });
  });
  return diary.report();
}
