import { LARGE_BODIES, largeNote } from '../../spec/support/large-notes';
import { type Figure, spread } from '../figures';
import type { Chromium } from './chromium';
import { type Harness, type PanelPage, startHarness } from './harness';
import { rowOf } from './rows';

const CPU_SLOWDOWN = 4;
const RUNS = 3;
const LIMIT_MS = 50;
/** Until then the largest note is drawn. */
const DRAWN_MS = 3000;
/** The panel ignores presses on a row that has just moved. */
const SETTLED_MS = 1000;
const FIRST_ID = 9_000_000;

const WATCH = `void (globalThis.longTasks = [],
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map((task) => task.duration)))
    .observe({ type: 'longtask' }))`;

/**
 * The longest task of the page while a large note arrives and while it is opened, with a processor
 * that is 4x slower. Chromium reports tasks from 50 ms on; 0 means that there was none.
 */
export async function* largeNotes(browser: Chromium): AsyncGenerator<Figure> {
  const harness = await startHarness(browser, '--notes', '9');
  try {
    for (const [name, body] of Object.entries(LARGE_BODIES)) {
      const arrived: number[] = [];
      const opened: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const longest = await longestTasks(harness, FIRST_ID + run, body);
        arrived.push(longest.arrived);
        opened.push(longest.opened);
      }
      yield figure(`${name}: arrives`, arrived);
      yield figure(`${name}: opened`, opened);
    }
  } finally {
    await harness.stop();
  }
}

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

const figure = (name: string, values: readonly number[]): Figure => ({
  group: 'large-notes',
  name,
  unit: 'ms',
  ...spread(values),
  atMost: LIMIT_MS,
});

async function longestTasks(harness: Harness, id: number, body: readonly object[]) {
  await harness.sandbox.reset();
  await harness.sandbox.control('socket', { accept: false });
  const page = await harness.openPage();
  await page.load();
  await page.probe('rowsPainted(1)');
  await page.probe('settled()');
  await page.slowDown(CPU_SLOWDOWN);
  await page.tab.evaluate(WATCH);
  await harness.sandbox.control('note', largeNote(id, body));
  await page.probe('changed()');
  await wait(SETTLED_MS);
  const arrived = await longestTask(page);
  const painted = page.probe('detailPainted()');
  await page.tab.click(rowOf(`(${id})`));
  await painted;
  await wait(DRAWN_MS);
  const opened = await longestTask(page);
  await page.close();
  return { arrived, opened };
}

/** Milliseconds of the longest task since the last call. */
const longestTask = async ({ tab }: PanelPage): Promise<number> =>
  Number(await tab.evaluate('Math.max(0, ...longTasks.splice(0))'));
