import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import type { Tab } from '../page/tab';
import { byTurns } from './by-turns';
import { type Course, costsOf, CPU_SLOWDOWN, heapMb, openWith, wait } from './course';
import { countRequests } from './requests';

/** Until then a page with a closed bell has loaded everything, and is idle. */
const IDLE_MS = 3000;
/** How long the pointer is on the bell before it is pressed. */
const HOVER_MS = 300;

/**
 * A host page with a closed bell less the same page without it, in the only tab of a browser and in a
 * second one; and the time from a click to the first row.
 */
export const bells = (browser: Chromium): AsyncGenerator<Figure> =>
  byTurns(
    browser,
    10,
    async (course) => {
      const first = await course.open();
      const leader = await closed(first, course);
      // The first tab stays open, and leads.
      const second = await first.another();
      const other = await closed(second, course);
      await second.close();
      const otherTraffic = await trafficOf(course, first);
      await first.close();
      const lone = await course.open();
      const traffic = await trafficOf(course, lone);
      await lone.close();
      return {
        leader,
        other,
        traffic,
        otherTraffic,
        hovered: await openOnce(course, 1, HOVER_MS),
        hoveredSlow: await openOnce(course, CPU_SLOWDOWN, HOVER_MS),
        unwarned: await openOnce(course, 1),
        unwarnedSlow: await openOnce(course, CPU_SLOWDOWN),
      };
    },
    {
      'closed bell: scripts and styles, gzip': {
        unit: 'kB',
        atMost: 30,
        of: ({ traffic }) => traffic.codeKb,
      },
      'closed bell: requests for them': { unit: '', atMost: 3, of: ({ traffic }) => traffic.codeRequests },
      'closed bell: requests to the API': { unit: '', atMost: 2, of: ({ traffic }) => traffic.apiRequests },
      'closed bell: bytes of their answers': { unit: 'kB', atMost: 5, of: ({ traffic }) => traffic.apiKb },
      'closed bell: images': { unit: '', atMost: 0, of: ({ traffic }) => traffic.images },
      'closed bell: tasks': { unit: 'ms', atMost: 25, of: ({ leader }) => leader.taskMs },
      'closed bell: thread': { unit: 'ms', atMost: 25, of: ({ leader }) => leader.threadMs },
      'closed bell: heap': { unit: 'MB', atMost: 1, of: ({ leader }) => leader.heapMb },
      'bell of another tab: scripts and styles, gzip': {
        unit: 'kB',
        atMost: 10,
        of: ({ otherTraffic }) => otherTraffic.codeKb,
      },
      'bell of another tab: requests to the API': {
        unit: '',
        atMost: 0,
        of: ({ otherTraffic }) => otherTraffic.apiRequests,
      },
      'bell of another tab: tasks': { unit: 'ms', atMost: 10, of: ({ other }) => other.taskMs },
      'bell of another tab: thread': { unit: 'ms', atMost: 10, of: ({ other }) => other.threadMs },
      'bell of another tab: heap': { unit: 'MB', atMost: 0.5, of: ({ other }) => other.heapMb },
      'pointer on the bell for 300 ms: click to row': {
        unit: 'ms',
        atMost: 50,
        of: ({ hovered }) => hovered,
      },
      'the same, CPU 4x': { unit: 'ms', atMost: 200, of: ({ hoveredSlow }) => hoveredSlow },
      'click without warning: click to row': { unit: 'ms', atMost: 200, of: ({ unwarned }) => unwarned },
      'the same without warning, CPU 4x': { unit: 'ms', atMost: 650, of: ({ unwarnedSlow }) => unwarnedSlow },
    },
  );

/** The costs of a closed bell: those of its page less those of the same page without it. */
async function closed(tab: Tab, { site }: Course) {
  const bare = await resting(tab, site.bare);
  const withBell = await resting(tab, site.host);
  return {
    taskMs: withBell.taskMs - bare.taskMs,
    threadMs: withBell.threadMs - bare.threadMs,
    heapMb: withBell.heapMb - bare.heapMb,
  };
}

/** The costs of a page until it is idle. */
async function resting(tab: Tab, page: string) {
  const spent = await costsOf(tab, async () => {
    await tab.goto(page);
    await wait(IDLE_MS);
  });
  return { ...spent, heapMb: await heapMb(tab) };
}

/** The traffic of a closed bell in a tab beside another, in a run of its own: counting makes requests slower. */
async function trafficOf({ site, sandbox }: Course, beside: Tab) {
  const tab = await beside.another();
  const count = await countRequests(tab);
  await tab.client.Network.clearBrowserCache();
  await tab.goto(site.host);
  await wait(IDLE_MS);
  const code = count(({ type }) => type === 'Script' || type === 'Stylesheet');
  const api = count(({ url, type }) => url.startsWith(sandbox.platform) && type !== 'Image');
  const images = count(({ type }) => type === 'Image');
  await tab.close();
  return {
    codeKb: code.bytes / 1000,
    codeRequests: code.requests,
    apiRequests: api.requests,
    apiKb: api.bytes / 1000,
    images: images.requests,
  };
}

/** Milliseconds from a click on the bell of an idle page to the first row. */
async function openOnce(course: Course, slowdown: number, hoverMs = 0): Promise<number> {
  const tab = await openWith(course, 'watch');
  await tab.goto(course.site.host);
  await wait(IDLE_MS);
  await tab.client.Emulation.setCPUThrottlingRate({ rate: slowdown });
  if (hoverMs > 0) {
    await tab.enter("document.getElementById('bell')");
    await wait(hoverMs);
  }
  const opened = tab.evaluate('versus.opened()');
  await tab.click("document.getElementById('bell')");
  const ms = Number(await opened);
  await tab.close();
  return ms;
}
