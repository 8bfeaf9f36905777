import type { Figure } from '../figures';
import { RUNS } from '../runs';
import { loadAll } from './full-panel';
import { workFigure } from './measure';
import type { Harness, Traffic } from './harness';

/** Loading a hundred notes, ten by ten, by a user who scrolls as early as possible. */
export async function loading(harness: Harness): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const page = await harness.openPage();
    await page.load();
    times.push(await loadAll(page));
    await page.close();
  }
  const { bytes, requests } = await trafficOnce(harness);
  const name = (what: string): string => `100 notes, ten by ten: ${what}`;
  return [
    workFigure(name('all painted'), 'ms', times, 500),
    workFigure(name('requests for notes'), '', [requests]),
    workFigure(name('bytes of notes'), 'kB', [bytes / 1000], 1221),
  ];
}

async function trafficOnce(harness: Harness): Promise<Traffic> {
  const page = await harness.openPage();
  const look = await page.trafficOf('/notifications');
  await page.load();
  await loadAll(page);
  await page.probe('settled()');
  const traffic = look();
  await page.close();
  return traffic;
}
