import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Sandbox } from '../../spec/e2e/support/sandbox';
import { PROBE } from '../page/harness';
import type { Tab } from '../page/tab';
import type { Site } from './site';

/** A contender's site, its platform, and a way to open tabs: a run uses nothing else. */
export interface Course {
  readonly site: Site;
  readonly sandbox: Sandbox;
  /** A tab with an empty cache, in which a blogger is signed in. */
  readonly open: () => Promise<Tab>;
}

export const CPU_SLOWDOWN = 4;

const WATCH = readFileSync(path.join(import.meta.dirname, 'watch.js'), 'utf8');

export const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

/** Opens a tab with probe.js, for a panel's own page, or with watch.js, for a host page. */
export async function openWith({ open }: Course, script: 'probe' | 'watch'): Promise<Tab> {
  const tab = await open();
  await tab.client.Page.addScriptToEvaluateOnNewDocument({ source: script === 'probe' ? PROBE : WATCH });
  return tab;
}

/** Evaluates a call of probe.js, e.g. `rowsPainted(1)`. */
export const probe = async (tab: Tab, call: string): Promise<number> =>
  Number(await tab.evaluate(`bench.${call}`));

/** The work of the main thread of a page's process so far, in milliseconds. */
export interface Costs {
  /** The time of all tasks, with the time in which another process had the processor. */
  readonly taskMs: number;
  /** The time in which the thread had the processor. */
  readonly threadMs: number;
}

export async function costs({ client }: Tab): Promise<Costs> {
  const { metrics } = await client.Performance.getMetrics();
  const ms = (name: string): number => (metrics.find((each) => each.name === name)?.value ?? NaN) * 1000;
  return { taskMs: ms('TaskDuration'), threadMs: ms('ThreadTime') };
}

/** The costs of an action. */
export async function costsOf(tab: Tab, act: () => Promise<unknown>): Promise<Costs> {
  const before = await costs(tab);
  await act();
  const after = await costs(tab);
  return { taskMs: after.taskMs - before.taskMs, threadMs: after.threadMs - before.threadMs };
}

/** Megabytes of heap after garbage collection. */
export async function heapMb({ client }: Tab): Promise<number> {
  await client.HeapProfiler.collectGarbage();
  return (await client.Runtime.getHeapUsage()).usedSize / 1e6;
}
