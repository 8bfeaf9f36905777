import { type Figure, spread } from '../figures';
import { RUNS } from '../runs';
import { costsBetween, type PanelPage } from './harness';

/** At full processor speed, and four times slower. */
export const SPEEDS = [
  { cpuSlowdown: 1, name: '' },
  { cpuSlowdown: 4, name: ', CPU 4x slower' },
] as const;

/** The task time of an action in milliseconds, divided by `times`. */
export async function taskMsOf(page: PanelPage, times: number, act: () => Promise<unknown>): Promise<number> {
  const before = await page.costs();
  await act();
  return costsBetween(before, await page.costs()).taskMs / times;
}

/** Milliseconds from a key until the frame after it. */
export async function keyMs({ tab, probe }: PanelPage, key: string): Promise<number> {
  await probe('watchKey()');
  await tab.press(key);
  return Number(await probe('keyPainted()'));
}

/** Runs a measurement several times. The first run is a warm-up and does not count. */
export async function measureRuns<T>(act: (run: number) => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run <= RUNS; run += 1) results.push(await act(run));
  return results.slice(1);
}

/** A figure of the group `work`. */
export const workFigure = (
  name: string,
  unit: string,
  values: readonly number[],
  atMost?: number,
): Figure => ({
  group: 'work',
  name,
  unit,
  ...spread(values),
  ...(atMost !== undefined && { atMost }),
});
