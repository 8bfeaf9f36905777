import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import { requestAllNotes } from '../page/harness';
import { byTurns, type Measure } from './by-turns';
import { heapBytes, taskMs, wait, watch, watched } from './watched';

const NOTES = 100;
/** Until then the panel has done what follows its start. */
const SETTLED_MS = 2000;

const MEASURES = {
  '100 notes in one answer: first row painted': { unit: 'ms' },
  '100 notes in one answer: task time': { unit: 'ms', atMost: 260 },
  '100 notes in one answer: heap': { unit: 'MB' },
} as const satisfies Record<string, Measure>;

/** The start with a hundred notes, on a fast network. */
export const startVersus = (browser: Chromium): AsyncGenerator<Figure> =>
  byTurns(browser, 'start', NOTES, MEASURES, async ({ open, site }) => {
    const tab = await open();
    await watch(tab);
    await requestAllNotes(tab);
    const before = await taskMs(tab);
    await tab.goto(site.panel);
    const painted = await watched(tab, 'rowPainted()');
    await watched(tab, `rowsPainted(${NOTES})`);
    await wait(SETTLED_MS);
    const values = {
      '100 notes in one answer: first row painted': painted,
      '100 notes in one answer: task time': (await taskMs(tab)) - before,
      '100 notes in one answer: heap': (await heapBytes(tab)) / 1e6,
    };
    await tab.close();
    return values;
  });
