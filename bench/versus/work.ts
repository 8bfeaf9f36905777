import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import { loadAll } from '../page/full-panel';
import { otherDevice } from '../page/other-device';
import { rowOf } from '../page/rows';
import type { Tab } from '../page/tab';
import { byTurns } from './by-turns';
import { type Course, costsOf, CPU_SLOWDOWN, openWith, probe } from './course';

const POLLS = 20;
const CLICKS = 5;
const PRESSES = 50;
const WATCHED_PRESSES = 10;

/** A panel with a hundred notes that were loaded by scrolling: polls, clicks and keys. */
export const work = (browser: Chromium): AsyncGenerator<Figure> =>
  byTurns(
    browser,
    100,
    async (course) => {
      // Without a channel, because a push would arrive before the poll; the original has none here.
      await course.sandbox.control('socket', { accept: false });
      const tab = await fullTab(course);
      const polls = await costsOf(tab, () => probe(tab, `poll(${POLLS})`));
      const changeMs = await changesOf(tab, await otherDevice(course.sandbox, tab));
      const fast = await handling(tab);
      await tab.client.Emulation.setCPUThrottlingRate({ rate: CPU_SLOWDOWN });
      const slow = await handling(tab);
      await tab.close();
      return { pollMs: polls.threadMs / POLLS, changeMs, fast, slow };
    },
    {
      'unchanged poll: thread': { unit: 'ms', shareOfOriginal: 0.8, of: ({ pollMs }) => pollMs },
      'one note of 100 changed: thread': {
        unit: 'ms',
        shareOfOriginal: 0.35,
        of: ({ changeMs }) => changeMs,
      },
      'click to detail painted': { unit: 'ms', shareOfOriginal: 0.45, of: ({ fast }) => fast.click },
      'click to detail: thread': {
        unit: 'ms',
        shareOfOriginal: 0.6,
        of: ({ fast }) => fast.clickThread,
      },
      'J in the list: thread': { unit: 'ms', shareOfOriginal: 0.4, of: ({ fast }) => fast.keyThread },
      'J in the list: key to frame': { unit: 'ms', shareOfOriginal: 0.6, of: ({ fast }) => fast.key },
      'CPU 4x: click to detail painted': { unit: 'ms', shareOfOriginal: 0.45, of: ({ slow }) => slow.click },
      'CPU 4x: click to detail: tasks': {
        unit: 'ms',
        shareOfOriginal: 0.6,
        of: ({ slow }) => slow.clickTask,
      },
      'CPU 4x: J in the list: tasks': { unit: 'ms', shareOfOriginal: 0.4, of: ({ slow }) => slow.keyTask },
      'CPU 4x: J in the list: key to frame': { unit: 'ms', shareOfOriginal: 0.6, of: ({ slow }) => slow.key },
    },
  );

async function fullTab(course: Course): Promise<Tab> {
  const tab = await openWith(course, 'probe');
  await tab.goto(course.site.panel);
  await loadAll({ tab, probe: (call) => probe(tab, call) });
  await probe(tab, 'scrollToTop()');
  await probe(tab, 'quiet(1500)');
  return tab;
}

const CHANGES = 4;

/** Thread time of a poll that finds a change. The first one warms up. */
async function changesOf(tab: Tab, change: (turn: number) => Promise<void>): Promise<number> {
  let threadMs = 0;
  for (let turn = 0; turn <= CHANGES; turn += 1) {
    await change(turn);
    const spent = await costsOf(tab, () => probe(tab, 'changed()'));
    if (turn > 0) threadMs += spent.threadMs / CHANGES;
    await probe(tab, 'quiet(300)');
  }
  return threadMs;
}

async function handling(tab: Tab) {
  let [click, clickThread, clickTask, key] = [0, 0, 0, 0];
  for (let turn = 0; turn <= CLICKS; turn += 1) {
    const painted = probe(tab, 'detailPainted()');
    const spent = await costsOf(tab, async () => {
      await tab.click(rowOf(turn));
      await painted;
    });
    if (turn > 0) {
      click += (await painted) / CLICKS;
      clickThread += spent.threadMs / CLICKS;
      clickTask += spent.taskMs / CLICKS;
    }
    await probe(tab, 'quiet(300)');
    const isBack = probe(tab, 'listShown()');
    await tab.press('ArrowLeft');
    await isBack;
    await probe(tab, 'quiet(300)');
  }
  await press(tab, 'j', PRESSES);
  await press(tab, 'k', PRESSES);
  const keys = await costsOf(tab, () => press(tab, 'j', PRESSES));
  await press(tab, 'k', PRESSES);
  for (let turn = 0; turn < WATCHED_PRESSES; turn += 1) {
    await probe(tab, 'watchKey()');
    await tab.press('j');
    key += (await probe(tab, 'keyPainted()')) / WATCHED_PRESSES;
  }
  await press(tab, 'k', PRESSES);
  return {
    click,
    clickThread,
    clickTask,
    key,
    keyThread: keys.threadMs / PRESSES,
    keyTask: keys.taskMs / PRESSES,
  };
}

async function press(tab: Tab, key: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await tab.press(key);
}
