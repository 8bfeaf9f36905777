import { RUNS } from '../runs';
import type { Figure } from '../figures';
import { loadAll } from './full';
import { worked } from './measured';
import { type Costs, spent, type Stage } from './stage';

/** A hundred notes, ten by ten, for a blogger who scrolls as soon as there is something to scroll. */
export async function loading(stage: Stage): Promise<readonly Figure[]> {
  const runs: { readonly ms: number; readonly costs: Costs }[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const visit = await stage.visit();
    const before = await visit.costs();
    const lists = visit.bytesOf('/notifications');
    await visit.load();
    const ms = await loadAll(visit);
    const costs = { ...spent(before, await visit.costs()), ...lists() };
    runs.push({ ms, costs });
    await visit.close();
  }
  const name = (what: string): string => `100 notes, ten by ten: ${what}`;
  return [
    worked(
      name('all painted'),
      'ms',
      runs.map(({ ms }) => ms),
      500,
    ),
    worked(
      name('requests for notes'),
      '',
      runs.map(({ costs }) => costs.requests),
    ),
    worked(
      name('bytes of notes'),
      'kB',
      runs.map(({ costs }) => costs.bytes / 1000),
      1221,
    ),
  ];
}
