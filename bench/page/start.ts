import { type Figure, spread } from '../figures';
import { RUNS } from '../runs';
import type { Chromium } from './chromium';
import { type Costs, costsBetween, startHarness, type Harness, type Traffic } from './harness';

/** A case: the number of notes, whether they come in one answer, and the speed of the processor. */
interface Case {
  readonly name: string;
  readonly notes: number;
  readonly inOneAnswer?: boolean;
  readonly cpuSlowdown: number;
  /** The targets for the first row painted and for the task time of the whole start. */
  readonly atMost: { readonly paintedMs?: number; readonly taskMs?: number };
}

const CASES: readonly Case[] = [
  { name: '10 notes', notes: 10, cpuSlowdown: 1, atMost: { paintedMs: 200, taskMs: 190 } },
  { name: '10 notes, CPU 4x slower', notes: 10, cpuSlowdown: 4, atMost: { paintedMs: 620 } },
  {
    name: '100 notes in one answer',
    notes: 100,
    inOneAnswer: true,
    cpuSlowdown: 1,
    atMost: { paintedMs: 260, taskMs: 260 },
  },
  {
    name: '100 notes in one answer, CPU 4x slower',
    notes: 100,
    inOneAnswer: true,
    cpuSlowdown: 4,
    atMost: { paintedMs: 700 },
  },
];

/**
 * The time from the navigation to the first row with an empty cache, and the costs of the start.
 */
export async function* start(browser: Chromium): AsyncGenerator<Figure> {
  for (const each of CASES) {
    const harness = await startHarness(browser, '--notes', String(each.notes));
    try {
      yield* await startsOf(harness, each);
    } finally {
      await harness.stop();
    }
  }
}

interface Run {
  readonly paintedMs: number;
  readonly costs: Costs;
  readonly heapBytes: number;
}

async function startsOf(
  harness: Harness,
  { name, notes, inOneAnswer = false, cpuSlowdown, atMost }: Case,
): Promise<Figure[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await startOnce(harness, notes, inOneAnswer, cpuSlowdown));
  const figure = (what: string, unit: string, value: (run: Run) => number, limit?: number): Figure => ({
    group: 'start',
    name: `${name}: ${what}`,
    unit,
    ...spread(runs.map(value)),
    ...(limit !== undefined && { atMost: limit }),
  });
  const { bytes, requests } = await trafficOnce(harness, inOneAnswer);
  const painted = figure('first row painted', 'ms', ({ paintedMs }) => paintedMs, atMost.paintedMs);
  const times = [
    painted,
    figure('task time', 'ms', ({ costs }) => costs.taskMs, atMost.taskMs),
    figure('script', 'ms', ({ costs }) => costs.scriptMs),
    figure('style and layout', 'ms', ({ costs }) => costs.layoutMs),
  ];
  // The other figures do not depend on the processor.
  if (cpuSlowdown > 1) return times;
  return [
    ...times,
    figure('JS heap after GC', 'MB', ({ heapBytes }) => heapBytes / 1e6, notes === 100 ? 4.5 : undefined),
    figure('DOM nodes', '', ({ costs }) => costs.nodes),
    figure('listeners', '', ({ costs }) => costs.listeners),
    figure('over the wire', 'kB', () => bytes / 1000),
    figure('requests', '', () => requests),
  ];
}

async function startOnce(
  harness: Harness,
  notes: number,
  inOneAnswer: boolean,
  cpuSlowdown: number,
): Promise<Run> {
  const page = await harness.openPage();
  if (inOneAnswer) await page.requestAllNotes();
  await page.slowDown(cpuSlowdown);
  const before = await page.costs();
  await page.load();
  const paintedMs = Number(await page.probe('rowsPainted(1)'));
  await page.probe(`rowsPainted(${notes})`);
  await page.probe('settled()');
  const costs = costsBetween(before, await page.costs());
  const heapBytes = await page.heap();
  await page.close();
  return { paintedMs, costs, heapBytes };
}

/** The traffic in a run of its own, because counting it makes requests slower. */
async function trafficOnce(harness: Harness, inOneAnswer: boolean): Promise<Traffic> {
  const page = await harness.openPage();
  if (inOneAnswer) await page.requestAllNotes();
  const look = await page.trafficOf('');
  await page.load();
  await page.probe('settled()');
  const traffic = look();
  await page.close();
  return traffic;
}
