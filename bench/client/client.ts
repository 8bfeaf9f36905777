import type CDP from 'chrome-remote-interface';
import { type Figure, spread } from '../figures';
import { withChromium } from '../page/with-chromium';
import { RUNS } from '../runs';
import { bundleContenders } from './contenders';
import { serveClients } from './server';

const CALLS = 500;

/**
 * Compares our client with others, alternately in one page of Chromium, against a server that
 * answers at once. Installs the others.
 */
export const client = withChromium(async function* (browser): AsyncGenerator<Figure> {
  const contenders = await bundleContenders();
  const names = contenders.map(({ name }) => name);
  const { origin, server } = await serveClients(contenders.map(({ script }) => script));
  const tab = await browser.open();
  await tab.goto(`${origin}/page`);
  await tab.evaluate(
    `new Promise((resolve) => (document.readyState === 'complete' ? resolve() : addEventListener('load', resolve)))`,
  );
  const call = async (name: string): Promise<number> =>
    (CALLS * 1000) / Number(await tab.evaluate(`call('${name}', ${CALLS})`));
  const rates = new Map(names.map((name): [string, number[]] => [name, []]));
  const bytes = new Map(names.map((name): [string, number[]] => [name, []]));
  for (let run = 0; run <= RUNS; run += 1)
    for (const name of run % 2 === 0 ? names : names.toReversed()) {
      const rate = await call(name);
      const allocated = (await allocatedBytes(tab.client, () => call(name))) / CALLS;
      // The first run is a warm-up.
      if (run === 0) continue;
      rates.get(name)?.push(rate);
      bytes.get(name)?.push(allocated);
    }
  await tab.close();
  server.close();
  for (const { name, bytes: size } of contenders) {
    const figure = (what: string, unit: string, values: readonly number[]): Figure => ({
      group: 'client',
      name: `${name}: ${what}`,
      unit,
      ...spread(values),
    });
    yield figure('requests a second', '', rates.get(name) ?? []);
    yield figure('allocated for a request', 'bytes', bytes.get(name) ?? []);
    yield figure('bundle with its packages', 'kB', [size / 1000]);
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
