import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { AWAY_MS } from '../../../src/streams/timing';
import type { Journey, JourneyContext } from '../journey';
import { openPanel, row } from '../support/panel';
import { until } from '../support/until';
import type { View } from '../support/view';

const NEWS = 'Is it still true?';
const COUNT = 8;
const GAP_MS = 10_000;
/** Long enough for the limits of the contract (2 s and 35 s) on a busy machine. The report has the figures. */
const LIMIT_MS = 60_000;

/** Somebody comments so many times. */
async function comment({ sandbox }: JourneyContext, count = 1): Promise<void> {
  for (let number = 1; number <= count; number += 1)
    await sandbox.control('comment', { text: `${NEWS} ${number}` });
}

async function openLive(context: JourneyContext): Promise<View> {
  const panel = await openPanel(context);
  await panel.see({ selector: '[data-connection="live"]' });
  return panel;
}

/** Waits until all news show, newest first, and reports how long that took. */
async function expectNews(
  { tell }: JourneyContext,
  panel: View,
  [fault, count]: readonly [string, number],
): Promise<void> {
  const startedAt = Date.now();
  const texts = async () => (await panel.all(row(NEWS))).map(({ text }) => text);
  const shown = await until(
    `${count} notes after ${fault}`,
    texts,
    ({ length }) => length === count,
    LIMIT_MS,
  );
  tell(`${fault}: ${count} of ${count} notes after ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  const numbers = shown.map((text) => Number(/\? (\d+)/.exec(text)?.[1]));
  assert.deepEqual(
    numbers,
    Array.from({ length: count }, (_, index) => count - index),
  );
}

/** Dispatches an event of the window or of the network. */
const dispatch = (panel: View, type: string): Promise<unknown> =>
  panel.evaluate((name) => {
    if (name !== 'blur' && name !== 'focus')
      Object.defineProperty(navigator, 'onLine', { value: name === 'online', configurable: true });
    return window.dispatchEvent(new window.Event(name));
  }, type);

const dead: Journey = {
  name: 'a note that an open, dead channel does not bring shows within 35 s',
  run: async (context) => {
    const panel = await openLive(context);
    await context.sandbox.control('socket/mute');
    await comment(context);
    await expectNews(context, panel, ['socket open and dead', 1]);
  },
};

const returned: Journey = {
  name: 'a note shows within 2 s of a return after 30 s, although the channel is dead',
  run: async (context) => {
    const panel = await openLive(context);
    await dispatch(panel, 'blur');
    await setTimeout(AWAY_MS + 1000);
    await context.sandbox.control('socket/mute');
    await comment(context);
    await dispatch(panel, 'focus');
    await expectNews(context, panel, ['focus after 31 s, socket dead', 1]);
  },
};

const gaps = (['push', 'network'] as const).map((what): Journey => ({
  name: `${COUNT} notes of a gap of 10 s in the ${what} show in their order`,
  // Browsers word the errors of refused requests differently.
  allows: /./,
  run: async (context) => {
    const { sandbox } = context;
    const panel = await openLive(context);
    await sandbox.control('socket', { accept: false });
    if (what === 'network') {
      await sandbox.control('faults', { kind: 'reset', count: 999 });
      await dispatch(panel, 'offline');
    }
    await comment(context, COUNT);
    await setTimeout(GAP_MS);
    await sandbox.control('faults', { count: 0 });
    await sandbox.control('socket', { accept: true });
    if (what === 'network') await dispatch(panel, 'online');
    await expectNews(context, panel, [`${what} gone for ${GAP_MS / 1000} s`, COUNT]);
  },
}));

/** How soon the panel shows the truth again, and that gaps lose nothing. */
export const freshness: readonly Journey[] = [dead, returned, ...gaps];
