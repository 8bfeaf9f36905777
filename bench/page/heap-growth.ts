import type { Figure } from '../figures';
import { RUNS } from '../runs';
import { otherDevice } from './other-device';
import { fullPanel } from './full-panel';
import { workFigure } from './measure';
import type { Harness } from './harness';

const POLLS = 500;

/**
 * The growth of the heap in 500 polls with a change each, seven times in the same panel. A leak
 * would show as growth that does not end.
 */
export async function heapGrowth(harness: Harness): Promise<readonly Figure[]> {
  await harness.sandbox.control('socket', { accept: false });
  const page = await fullPanel(harness);
  const change = await otherDevice(harness.sandbox, page.tab);
  const heaps = [await page.heap()];
  for (let run = 0; run < RUNS; run += 1) {
    for (let turn = 0; turn < POLLS; turn += 1) {
      await change(turn);
      await page.probe('changed()');
    }
    heaps.push(await page.heap());
  }
  await page.close();
  const grown = heaps.slice(1).map((heap, index) => (heap - (heaps[index] ?? NaN)) / 1000);
  const [first = NaN] = grown;
  return [
    workFigure('500 polls with a change each: heap', 'kB', [first], 100),
    workFigure(`each 500 of the ${RUNS * POLLS}`, 'kB', grown),
  ];
}
