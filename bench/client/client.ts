import path from 'node:path';
import type CDP from 'chrome-remote-interface';
import { bundle } from '../bundle';
import { type Figure, spread } from '../figures';
import { withChromium } from '../page/with-chromium';
import { RUNS } from '../runs';
import { serveClients } from './server';

const CALLS = 500;
const NAMES = ['notestream', 'wpcom'];
const folder = path.join(import.meta.dirname, '..', '..', '.notestream/bench/client');

/**
 * Compares our client with wpcom 5.4.2 and its XHR handler, alternately in one page of Chromium,
 * against a server that answers at once.
 */
export const client = withChromium(async function* (browser): AsyncGenerator<Figure> {
  await bundle(path.join(import.meta.dirname, 'page.ts'), folder);
  const { origin, server } = await serveClients(path.join(folder, 'index.js'));
  const tab = await browser.open();
  await tab.goto(`${origin}/page`);
  await tab.evaluate(
    `new Promise((resolve) => (document.readyState === 'complete' ? resolve() : addEventListener('load', resolve)))`,
  );
  const call = async (name: string): Promise<number> =>
    (CALLS * 1000) / Number(await tab.evaluate(`call('${name}', ${CALLS})`));
  const rates: Record<string, number[]> = { notestream: [], wpcom: [] };
  const bytes: Record<string, number[]> = { notestream: [], wpcom: [] };
  for (let run = 0; run <= RUNS; run += 1)
    for (const name of run % 2 === 0 ? NAMES : NAMES.toReversed()) {
      const rate = await call(name);
      const allocated = (await allocatedBytes(tab.client, () => call(name))) / CALLS;
      // The first run is a warm-up.
      if (run === 0) continue;
      rates[name]?.push(rate);
      bytes[name]?.push(allocated);
    }
  await tab.close();
  server.close();
  for (const name of NAMES) {
    yield { group: 'client', name: `${name}: requests a second`, unit: '', ...spread(rates[name] ?? []) };
    yield {
      group: 'client',
      name: `${name}: allocated for a request`,
      unit: 'bytes',
      ...spread(bytes[name] ?? []),
    };
  }
});

/**
 * The bytes that an action allocates on the JS heap, kept or not, as the sampling profiler
 * estimates.
 */
async function allocatedBytes({ HeapProfiler }: CDP.Client, act: () => Promise<unknown>): Promise<number> {
  await HeapProfiler.startSampling({
    samplingInterval: 1024,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await act();
  const { profile } = await HeapProfiler.stopSampling();
  return profile.samples.reduce((sum, { size }) => sum + size, 0);
}
