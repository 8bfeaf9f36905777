import type { Harness } from './harness';
import { untilSettled } from './page-log';

export const HOUR_MS = 3_600_000;
/** A step of the clock: shorter than the silence after which a tab takes its leader for dead. */
const STEP_MS = 10_000;
/** Real milliseconds that pages and platform get after each step. */
const REST_MS = 30;
/** How often an expectation is tried before the clock jumps. */
const FIRST_COUNT = 6;
/** Tries and real milliseconds after which it has failed. */
const PATIENCE_COUNT = 40;
const PATIENCE_MS = 25_000;

/**
 * Sets the clock to the platform's time again. Cells before this one have moved it, and a reply that
 * may have been posted is looked for by its time.
 */
export const resetClock = ({ page }: Harness): Promise<void> =>
  page.context().clock.setSystemTime(Date.now());

/**
 * Lets time pass for all tabs in steps, as if nobody did anything; requests without an answer may
 * be pending.
 */
export async function elapse({ page }: Harness, ms: number, stepMs = STEP_MS): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await untilSettled(page.context());
    await page.context().clock.fastForward(Math.min(left, stepMs));
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

/**
 * Lets time pass for all tabs until an expectation holds. It jumps only if that takes longer than
 * tabs need to see each other's storage, which takes real time. It gives up when enough time has
 * passed for the tabs, too: a machine under load moves their clock in fewer steps.
 */
export async function elapseUntil(harness: Harness, holds: () => Promise<unknown>): Promise<void> {
  const startedAt = Date.now();
  for (let count = 0; ; count += 1) {
    await new Promise((resolve) => setTimeout(resolve, count < FIRST_COUNT ? 200 : 50));
    if (count >= FIRST_COUNT) await elapse(harness, STEP_MS);
    try {
      await holds();
      return;
    } catch (error) {
      if (count > PATIENCE_COUNT && Date.now() - startedAt > PATIENCE_MS) throw error;
    }
  }
}
