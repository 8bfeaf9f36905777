import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import type { Tab } from '../page/tab';
import { byTurns } from './by-turns';
import { type Course, openWith, probe, wait } from './course';

/** A slow network: 1.6 Mbit/s with a round trip of 150 ms. */
const SLOW = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 1_600_000 / 8 };
/** The platform sends each answer of its API after this time on the slow network. */
const API_MS = 250;
/** Until then everything is loaded, and what a panel keeps is stored. */
const SETTLED_MS = 2500;

/**
 * The first visit of a blogger and later ones, which may find a kept list. A later visit is cold if a
 * deploy has changed all files, and warm if the browser's cache has them.
 */
export const visits = (browser: Chromium): AsyncGenerator<Figure> =>
  byTurns(
    browser,
    10,
    async (course) => {
      const fast = await visitTwice(course);
      await course.sandbox.control('slow', { ms: API_MS });
      return { fast, slow: await visitTwice(course, SLOW) };
    },
    {
      'returning, empty cache: first row painted': {
        unit: 'ms',
        shareOfOriginal: 0.35,
        of: ({ fast }) => fast.returning,
      },
      'slow network, first visit: first row painted': {
        unit: 'ms',
        shareOfOriginal: 0.6,
        of: ({ slow }) => slow.first,
      },
      'slow network, returning, empty cache: first row': {
        unit: 'ms',
        shareOfOriginal: 0.35,
        of: ({ slow }) => slow.returning,
      },
      'slow network, returning, warm: first row': {
        unit: 'ms',
        shareOfOriginal: 0.35,
        of: ({ slow }) => slow.warm,
      },
      'slow network, returning, warm: list is current': { unit: 'ms', of: ({ slow }) => slow.current },
    },
  );

async function visitTwice(course: Course, network?: typeof SLOW) {
  const tab = await openWith(course, 'probe');
  await tab.client.Network.enable({});
  if (network) await tab.client.Network.emulateNetworkConditions({ offline: false, ...network });
  const first = await visit(tab, course.site.panel);
  await tab.client.Network.clearBrowserCache();
  const returning = await visit(tab, course.site.panel);
  const warm = await visit(tab, course.site.panel);
  const current = await probe(tab, 'listAnswered()');
  await tab.close();
  return { first, returning, warm, current };
}

/** Milliseconds from the navigation until the first row is painted. Leaves the page when it has settled. */
async function visit(tab: Tab, url: string): Promise<number> {
  await tab.goto(url);
  const ms = await probe(tab, 'rowsPainted(1)');
  await wait(SETTLED_MS);
  return ms;
}
