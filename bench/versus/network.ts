import type { Figure } from '../figures';
import type { Chromium } from '../page/chromium';
import { byTurns, type Measure } from './by-turns';
import { wait, watch, watched } from './watched';

/** A slow network: 1.6 Mbit/s with a round trip of 150 ms. */
const BYTES_PER_SECOND = 1_600_000 / 8;
const ROUND_TRIP_MS = 150;
/** The platform sends each answer of its API after this time. */
const API_MS = 250;
/** Until then everything is loaded, and what a panel keeps is stored. */
const SETTLED_MS = 4000;

const MEASURES = {
  'cold start: first row painted': { unit: 'ms', shareOfOriginal: 0.6 },
  'warm start: first row painted': { unit: 'ms', atMost: 250 },
  'warm start: the current list has come': { unit: 'ms' },
} as const satisfies Record<string, Measure>;

/** The start of a panel of its own page on a slow network, with an empty cache and with a full one. */
export const network = (browser: Chromium): AsyncGenerator<Figure> =>
  byTurns(browser, 'network', 10, MEASURES, async ({ open, site, sandbox }) => {
    await sandbox.control('slow', { ms: API_MS });
    const tab = await open();
    await watch(tab);
    await tab.client.Network.enable({});
    await tab.client.Network.emulateNetworkConditions({
      offline: false,
      latency: ROUND_TRIP_MS,
      downloadThroughput: BYTES_PER_SECOND,
      uploadThroughput: BYTES_PER_SECOND,
    });
    await tab.goto(site.panel);
    const cold = await watched(tab, 'rowPainted()');
    await wait(SETTLED_MS);
    await tab.goto(site.panel);
    const warm = await watched(tab, 'rowPainted()');
    await wait(SETTLED_MS);
    const answered = await watched(tab, 'listAnswered()');
    await tab.close();
    return {
      'cold start: first row painted': cold,
      'warm start: first row painted': warm,
      'warm start: the current list has come': answered,
    };
  });
