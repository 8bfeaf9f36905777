import type { Figure } from '../figures';
import { RUNS } from '../runs';
import { loadAll } from './full';
import { worked } from './measured';
import type { Stage, Traffic } from './stage';

/** A hundred notes, ten by ten, for a blogger who scrolls as soon as there is something to scroll. */
export async function loading(stage: Stage): Promise<readonly Figure[]> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const visit = await stage.visit();
    await visit.load();
    times.push(await loadAll(visit));
    await visit.close();
  }
  const { bytes, requests } = await trafficOnce(stage);
  const name = (what: string): string => `100 notes, ten by ten: ${what}`;
  return [
    worked(name('all painted'), 'ms', times, 500),
    worked(name('requests for notes'), '', [requests]),
    worked(name('bytes of notes'), 'kB', [bytes / 1000], 1221),
  ];
}

async function trafficOnce(stage: Stage): Promise<Traffic> {
  const visit = await stage.visit();
  const look = await visit.trafficOf('/notifications');
  await visit.load();
  await loadAll(visit);
  await visit.probe('settled()');
  const traffic = look();
  await visit.close();
  return traffic;
}
