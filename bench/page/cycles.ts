import type { Figure } from '../figures';
import { RUNS } from '../runs';
import { changer } from './changer';
import { fullPanel } from './full';
import { worked } from './measured';
import type { Stage } from './stage';

const POLLS = 500;

/** What the heap grows by in 500 polls with a change each; seven times on, in the same panel: a leak would go on and on. */
export async function cycles(stage: Stage): Promise<readonly Figure[]> {
  await stage.sandbox.control('socket', { accept: false });
  const visit = await fullPanel(stage);
  const change = await changer(stage, visit);
  const heaps = [await visit.heap()];
  for (let run = 0; run < RUNS; run += 1) {
    for (let turn = 0; turn < POLLS; turn += 1) {
      await change(turn);
      await visit.probe('changed()');
    }
    heaps.push(await visit.heap());
  }
  await visit.close();
  const grown = heaps.slice(1).map((heap, index) => (heap - (heaps[index] ?? NaN)) / 1000);
  const [first = NaN] = grown;
  return [
    worked('500 polls with a change each: heap', 'kB', [first], 100),
    worked(`each 500 of the ${RUNS * POLLS}`, 'kB', grown),
  ];
}
