import { expect } from '@playwright/test';
import type { Harness } from './harness';
import { untilSettled } from './page-log';

export const HOUR_MS = 3_600_000;
/** A step of the clock: shorter than the silence after which a tab takes its leader for dead. */
const STEP_MS = 10_000;
/** Real milliseconds that pages and platform get after each step. */
const REST_MS = 30;
/** Real milliseconds after which an expectation has failed. */
const PATIENCE_MS = 25_000;

/**
 * Sets the clock to the platform's time again. Cells before this one have moved it, and a reply that
 * may have been posted is looked for by its time.
 */
export const resetClock = ({ page }: Harness): Promise<void> =>
  page.context().clock.setSystemTime(Date.now());

/** Lets time pass for all tabs in steps, as if nobody did anything; requests without an answer may be pending. */
export async function elapse({ page }: Harness, ms: number, stepMs = STEP_MS): Promise<void> {
  for (let left = ms; left > 0; left -= stepMs) {
    await untilSettled(page.context());
    await page.context().clock.fastForward(Math.min(left, stepMs));
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
  }
}

/**
 * Lets time pass for all tabs until an expectation holds. It jumps only if that takes longer than
 * tabs need to see each other's storage, which takes real time.
 */
export async function elapseUntil(harness: Harness, holds: () => Promise<unknown>): Promise<void> {
  let count = 0;
  await expect(async () => {
    if (count++ > 6) await elapse(harness, STEP_MS);
    await holds();
  }).toPass({ timeout: PATIENCE_MS, intervals: [50, 200, 200, 200, 200, 200, 200, 50] });
}
