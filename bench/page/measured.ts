import { type Figure, spread } from '../figures';
import { RUNS } from '../runs';
import { spent, type Visit } from './stage';

/** Milliseconds of tasks that something takes, divided by how often it was done. */
export async function taskMsOf(visit: Visit, times: number, act: () => Promise<unknown>): Promise<number> {
  const before = await visit.costs();
  await act();
  return spent(before, await visit.costs()).taskMs / times;
}

/** The same again and again, one after the other; the first is not counted: the engine has not seen it yet. */
export async function repeated<T>(act: (run: number) => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let run = 0; run <= RUNS; run += 1) results.push(await act(run));
  return results.slice(1);
}

/** A figure of 'work'. */
export const worked = (name: string, unit: string, values: readonly number[], atMost?: number): Figure => ({
  group: 'work',
  name,
  unit,
  ...spread(values),
  ...(atMost !== undefined && { atMost }),
});
