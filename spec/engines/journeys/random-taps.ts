import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { createRandom } from '../../support/random';
import { pickerOf } from '../../taps/aims';
import { frameScript } from '../../taps/frame-script';
import { hostScript } from '../../taps/host-script';
import { ANY_NOTE, KINDS } from '../../taps/kinds';
import { Log } from '../../taps/log';
import type { Move, Point } from '../../taps/oracle';
import { tapsOf } from '../../taps/tap-plan';
import type { Journey } from '../journey';
import { openByBell } from '../support/panel';

const BELL = { selector: 'button.bell' };
/** More steps, or other ones, by the environment. */
const STEPS = Number(process.env.NOTESTREAM_TAP_STEPS ?? 16);
const SEED = Number(process.env.NOTESTREAM_TAP_SEED ?? 1);
/** Longer than the oracle looks back. */
const AIM_MS = 650;
/** Kinds that leave the page or the panel. */
const LEAVING: readonly string[] = ['close panel', 'edit', 'link', 'menu', 'sign in or out'];

/** Runs in the panel's frame: keeps the presses until they are taken, and lets no link leave the page. */
const keepPresses = (): void => {
  let kept: Parameters<NonNullable<typeof window.tapsReport>>[0][] = [];
  window.tapsReport = (press) => kept.push(press);
  window.tapsTaken = () => {
    const taken = kept;
    kept = [];
    return taken;
  };
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]')) event.preventDefault();
  });
};

export const randomTaps: Journey = {
  name: 'no press acts on a control that was not under the pointer half a second before',
  run: async (context) => {
    const { driver, sandbox } = context;
    const { page, panel } = await openByBell(context);
    await page.evaluate(hostScript, undefined);
    await panel.evaluate(frameScript, { panelOrigin: sandbox.panel, kinds: KINDS, anyNote: ANY_NOTE });
    await panel.evaluate(keepPresses, undefined);
    const random = createRandom(SEED);
    const log = new Log();
    const moves: Move[] = [];
    for (let step = 1; step <= STEPS; step += 1) {
      if (random.chance(0.3)) await sandbox.control('comment', { text: `Step ${step}` });
      // A press may close the panel.
      const [bell] = await page.all(BELL);
      if (bell?.attributes['aria-expanded'] === 'false') await page.click(BELL);
      const area = await page.see({ selector: 'iframe' });
      const targets = await panel.evaluate(() => window.tapsTargets?.() ?? [], undefined);
      const pick = pickerOf(
        targets.filter(({ kind }) => !LEAVING.includes(kind)),
        area,
        random,
      );
      const last = moves.at(-1);
      // A pointer that rests presses what has come under it.
      const aims: readonly Point[] = [last && random.chance(0.3) ? last : pick()];
      await page.evaluate(({ to, points }) => window.tapsAim?.(to, points), { to: step, points: aims });
      await setTimeout(AIM_MS);
      for (const { aim, gapMs } of tapsOf(random, aims)) {
        const point = aims[aim];
        if (!point) continue;
        await setTimeout(gapMs);
        await driver.clickAt(point.x, point.y);
        // Noted afterwards: a pointer that moves while the click is on its way has aimed again.
        if (moves.at(-1)?.x !== point.x || moves.at(-1)?.y !== point.y)
          moves.push({ ...point, at: Date.now() });
      }
      const presses = await panel.evaluate(() => window.tapsTaken?.() ?? [], undefined);
      for (const press of presses) if (press.step === step) log.add('page', press, aims, moves);
    }
    assert.deepEqual(log.violations, []);
    assert.ok(log.actions.size > 2, `too few presses acted: ${JSON.stringify([...log.actions])}`);
  },
};
