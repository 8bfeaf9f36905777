import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import type { Tab } from '../page/tab';
import { byTurns, type Course, type Measure } from './by-turns';
import { countRequests } from './requests';
import { heapBytes, taskMs, wait, watch, watched } from './watched';

const CPU_SLOWDOWN = 4;
/** Until then a page with a closed bell has loaded everything, and is idle. */
const IDLE_MS = 3000;
/** How long the pointer is on the bell before it is pressed. */
const HOVER_MS = 300;

const MEASURES = {
  'closed bell: scripts and styles, gzip': { unit: 'kB', atMost: 50 },
  'closed bell: requests for them': { unit: '', atMost: 3 },
  'closed bell: requests to the API': { unit: '', atMost: 2 },
  'closed bell: bytes of their answers': { unit: 'kB', atMost: 5 },
  'closed bell: images': { unit: '', atMost: 0 },
  'closed bell: task time': { unit: 'ms', atMost: 20 },
  'closed bell: heap': { unit: 'MB', atMost: 1.2 },
  'pointer on the bell for 300 ms: click to row': { unit: 'ms', atMost: 50 },
  'pointer on the bell for 300 ms, CPU 4x slower: click to row': { unit: 'ms', atMost: 200 },
  'click without warning: click to row': { unit: 'ms', atMost: 200 },
  'click without warning, CPU 4x slower: click to row': { unit: 'ms', atMost: 650 },
} as const satisfies Record<string, Measure>;

/**
 * Compares a host page with a closed bell to the same page without it, and measures the time from a
 * click to the first row.
 */
export const embed = (browser: Chromium): AsyncGenerator<Figure> =>
  byTurns(browser, 'embed', 10, MEASURES, async (course) => {
    const bare = await closedOnce(course, course.site.bare);
    const closed = await closedOnce(course, course.site.host);
    return {
      ...(await trafficOnce(course)),
      'closed bell: task time': closed.taskMs - bare.taskMs,
      'closed bell: heap': (closed.heapBytes - bare.heapBytes) / 1e6,
      'pointer on the bell for 300 ms: click to row': await openOnce(course, 1, HOVER_MS),
      'pointer on the bell for 300 ms, CPU 4x slower: click to row': await openOnce(
        course,
        CPU_SLOWDOWN,
        HOVER_MS,
      ),
      'click without warning: click to row': await openOnce(course, 1),
      'click without warning, CPU 4x slower: click to row': await openOnce(course, CPU_SLOWDOWN),
    };
  });

async function closedOnce({ open }: Course, page: string) {
  const tab = await open();
  const before = await taskMs(tab);
  await tab.goto(page);
  await wait(IDLE_MS);
  const costs = { taskMs: (await taskMs(tab)) - before, heapBytes: await heapBytes(tab) };
  await tab.close();
  return costs;
}

/** In a run of its own, because counting makes requests slower. */
async function trafficOnce({ open, site, sandbox }: Course) {
  const tab = await open();
  const count = await countRequests(tab);
  await tab.goto(site.host);
  await wait(IDLE_MS);
  const code = count(({ type }) => type === 'Script' || type === 'Stylesheet');
  const api = count(({ url, type }) => url.startsWith(sandbox.platform) && type !== 'Image');
  const images = count(({ type }) => type === 'Image');
  await tab.close();
  return {
    'closed bell: scripts and styles, gzip': code.bytes / 1000,
    'closed bell: requests for them': code.requests,
    'closed bell: requests to the API': api.requests,
    'closed bell: bytes of their answers': api.bytes / 1000,
    'closed bell: images': images.requests,
  };
}

/** Milliseconds from a click on the bell of an idle page to the first row. */
async function openOnce({ open, site }: Course, slowdown: number, hoverMs = 0): Promise<number> {
  const tab = await open();
  await watch(tab);
  await tab.goto(site.host);
  await wait(IDLE_MS);
  await tab.client.Emulation.setCPUThrottlingRate({ rate: slowdown });
  if (hoverMs > 0) {
    await enter(tab);
    await wait(hoverMs);
  }
  const opened = watched(tab, 'opened()');
  await tab.click("document.getElementById('bell')");
  const ms = await opened;
  await tab.close();
  return ms;
}

async function enter(tab: Tab): Promise<void> {
  const place = await tab.evaluate(
    "(() => { const { x, y, width, height } = document.getElementById('bell').getBoundingClientRect(); return `${x + width / 2},${y + height / 2}`; })()",
  );
  const [x = 0, y = 0] = String(place).split(',').map(Number);
  await tab.client.Input.dispatchMouseEvent({ type: 'mouseMoved', x, y });
}
