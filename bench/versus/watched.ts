import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tab } from '../page/tab';

const WATCH = readFileSync(path.join(import.meta.dirname, 'watch.js'), 'utf8');

export const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Adds watch.js to the pages that the tab loads from now on. */
export const watch = (tab: Tab): Promise<unknown> =>
  tab.client.Page.addScriptToEvaluateOnNewDocument({ source: WATCH });

/** Evaluates a call of watch.js, e.g. `rowPainted()`. */
export const watched = async (tab: Tab, call: string): Promise<number> =>
  Number(await tab.evaluate(`versus.${call}`));

/** Milliseconds of all tasks of the page's process so far. */
export async function taskMs({ client }: Tab): Promise<number> {
  const { metrics } = await client.Performance.getMetrics();
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Bytes of heap after garbage collection. */
export async function heapBytes({ client }: Tab): Promise<number> {
  await client.HeapProfiler.collectGarbage();
  return (await client.Runtime.getHeapUsage()).usedSize;
}
