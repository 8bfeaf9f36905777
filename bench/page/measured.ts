import { type Figure, spread } from '../figures';
import { RUNS } from '../runs';
import { type Costs, spent, type Visit } from './stage';

/** What one run has cost, each divided by how often it was done in it. */
export async function costOf(visit: Visit, times: number, act: () => Promise<unknown>): Promise<Costs> {
  const before = await visit.costs();
  await act();
  const costs = spent(before, await visit.costs());
  return {
    ...costs,
    taskMs: costs.taskMs / times,
    scriptMs: costs.scriptMs / times,
    layoutMs: costs.layoutMs / times,
    bytes: costs.bytes / times,
    requests: costs.requests / times,
    mutations: costs.mutations / times,
  };
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
