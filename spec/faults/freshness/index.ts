import { expect } from '@playwright/test';
import { platformState } from '../../e2e/support/platform';
import { elapse, HOUR_MS, resetClock } from '../clock';
import { expectPlatformNotes } from '../expectations';
import type { NamedCell } from '../groups';
import { type Harness, openPanel, resetPanel } from '../harness';
import { addRow } from './table';

const NEWS = 'Is it still true?';
/** The limits of the contract: after a return, and while the panel is looked at. */
const RETURN_S = 2;
const LOOKED_AT_S = 35;
const STEP_MS = 500;

const now = ({ page }: Harness): Promise<number> => page.evaluate(() => Date.now());

/** Somebody comments so many times. */
async function comment({ sandbox }: Harness, count = 1): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await sandbox.control('comment', { text: `${NEWS} ${number}` });
}

const isShown = ({ rows }: Harness) => rows.filter({ hasText: NEWS });
const says = ({ page }: Harness, kind: string) => page.locator(`[data-connection="${kind}"]`);

/** Measures from now until `holds`, adds a row, and fails if it took longer than `limitS`. */
async function measure(
  harness: Harness,
  [fault, truth, limitS]: readonly [fault: string, truth: string, limitS: number],
  holds: () => Promise<unknown>,
): Promise<void> {
  const startedAt = await now(harness);
  for (;;) {
    const isTrue = await holds().then(
      () => true,
      () => false,
    );
    const seconds = ((await now(harness)) - startedAt) / 1000;
    if (isTrue) {
      addRow({ fault, truth, seconds });
      expect(seconds, `${fault}: ${truth}`).toBeLessThanOrEqual(limitS);
      return;
    }
    if (seconds > 2 * limitS + 10) throw new Error(`${fault}: not ${truth} after ${seconds} s`);
    // The page's clock runs, too.
    if (limitS <= RETURN_S) await harness.page.waitForTimeout(STEP_MS / 10);
    else await elapse(harness, STEP_MS, STEP_MS);
  }
}

const newsIsShown = (harness: Harness) => (): Promise<void> =>
  expect(isShown(harness)).not.toHaveCount(0, { timeout: 50 });
const saysSo = (harness: Harness, kind: string) => (): Promise<void> =>
  expect(says(harness, kind)).toBeVisible({ timeout: 50 });

const sockets = ({ pageLog }: Harness): number =>
  pageLog.requests.filter((line) => line.includes('/pinghub')).length;

const cell = (name: string, run: (harness: Harness) => Promise<void>): NamedCell => ({
  name: `freshness x ${name}`,
  run: async (harness) => {
    await resetPanel(harness);
    await resetClock(harness);
    await openPanel(harness);
    await expect(says(harness, 'live')).toBeVisible();
    await run(harness);
    await harness.sandbox.control('faults', { count: 0 });
    expect(harness.pageLog.errors, 'errors').toEqual([]);
    await harness.sandbox.reset();
  },
});

/** All of `count` notes, in the order of the platform, after a gap of so many seconds. */
const gap = (
  what: 'network' | 'push',
  seconds: number,
  begin: (harness: Harness) => Promise<unknown>,
  end: (harness: Harness) => Promise<unknown>,
): NamedCell =>
  cell(`${what} gone for ${seconds} s`, async (harness) => {
    const count = 8;
    await begin(harness);
    await comment(harness, count);
    await elapse(harness, seconds * 1000);
    await end(harness);
    await measure(
      harness,
      [`${what} gone for ${seconds} s`, `${count} of ${count} notes`, what === 'network' ? RETURN_S : 31],
      async () => {
        await expect(isShown(harness)).toHaveCount(count, { timeout: 50 });
      },
    );
    await expectPlatformNotes(harness);
  });

const GAPS_S = [1, 10, 30, 60, 120];

/** A channel that has just delivered, and gets no push from then on. */
const dead = cell('socket open and dead', async (harness) => {
  const before = sockets(harness);
  await harness.sandbox.control('socket/mute');
  await comment(harness);
  await measure(harness, ['socket open and dead', 'the note', LOOKED_AT_S], newsIsShown(harness));
  await elapse(harness, 5000, STEP_MS);
  expect(sockets(harness) - before, 'the channel is opened again').toBe(1);
  await expect.poll(async () => (await platformState(harness.sandbox)).sockets).toBe(1);
});

const halfOpen = cell('socket half-open', async (harness) => {
  await harness.sandbox.control('faults', { path: '/pinghub', kind: 'timeout', count: 999 });
  await harness.sandbox.control('socket/drop');
  await measure(harness, ['socket half-open', '"checking every 30 s"', RETURN_S], saysSo(harness, 'polling'));
  await elapse(harness, 2000, STEP_MS);
  await comment(harness);
  await measure(harness, ['socket half-open', 'the note', LOOKED_AT_S], newsIsShown(harness));
});

/** The window loses the focus for so long, and has it again. */
async function leave(harness: Harness, ms: number): Promise<void> {
  const { page } = harness;
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await elapse(harness, ms);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

const slow = cell('platform slow', async (harness) => {
  await harness.sandbox.control('slow', { ms: 10_000 });
  await leave(harness, 31_000);
  await measure(harness, ['platform slow, focus after 31 s', '"slow"', RETURN_S], saysSo(harness, 'slow'));
});

const focused = cell('focus', async (harness) => {
  await harness.sandbox.control('socket/mute');
  await elapse(harness, 130_000);
  await comment(harness);
  await leave(harness, 31_000);
  await measure(harness, ['socket dead, focus after 31 s', 'the note', RETURN_S], newsIsShown(harness));
});

const asleep = cell('sleep of an hour', async (harness) => {
  await harness.sandbox.control('socket/mute');
  await comment(harness);
  await harness.page.context().clock.fastForward(HOUR_MS);
  await measure(harness, ['sleep of an hour, socket dead', 'the note', RETURN_S], newsIsShown(harness));
});

/** Dispatches the events of a page that the browser freezes. Its clock goes on, its timers do not. */
const frozen = cell('page frozen', async (harness) => {
  const { page, sandbox } = harness;
  await sandbox.control('socket/mute');
  await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
  await comment(harness);
  await page.context().clock.setSystemTime((await now(harness)) + 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('resume')));
  await measure(
    harness,
    ['page frozen for a minute, socket dead', 'the note', RETURN_S],
    newsIsShown(harness),
  );
});

/** How soon the panel shows the truth again, in seconds, and that gaps lose nothing. */
export const FRESHNESS_CELLS: readonly NamedCell[] = [
  dead,
  halfOpen,
  slow,
  focused,
  ...GAPS_S.map((seconds) =>
    gap(
      'network',
      seconds,
      ({ page }) => page.context().setOffline(true),
      ({ page }) => page.context().setOffline(false),
    ),
  ),
  ...GAPS_S.map((seconds) =>
    gap(
      'push',
      seconds,
      ({ sandbox }) => sandbox.control('socket', { accept: false }),
      ({ sandbox }) => sandbox.control('socket', { accept: true }),
    ),
  ),
  asleep,
  frozen,
];
