import { type Figure, spread } from '../figures';
import { RUNS } from '../runs';
import type { Chromium } from './chromium';
import { type Costs, spent, startStage, type Stage, type Traffic } from './stage';

/** A way to start: how many notes there are, whether they come in one answer, and how slow the processor is. */
interface Case {
  readonly name: string;
  readonly notes: number;
  readonly inOne?: boolean;
  readonly slower: number;
  /** The first row painted, and the whole start's task time, in milliseconds (the figures). */
  readonly atMost: { readonly paintedMs?: number; readonly taskMs?: number };
}

const CASES: readonly Case[] = [
  { name: '10 notes', notes: 10, slower: 1, atMost: { paintedMs: 200, taskMs: 190 } },
  { name: '10 notes, CPU 4x slower', notes: 10, slower: 4, atMost: { paintedMs: 620 } },
  {
    name: '100 notes in one answer',
    notes: 100,
    inOne: true,
    slower: 1,
    atMost: { paintedMs: 260, taskMs: 260 },
  },
  {
    name: '100 notes in one answer, CPU 4x slower',
    notes: 100,
    inOne: true,
    slower: 4,
    atMost: { paintedMs: 700 },
  },
];

/** From the navigation, with nothing in the cache, to the first row on the screen; and all that the start costs. */
export async function* start(browser: Chromium): AsyncGenerator<Figure> {
  for (const each of CASES) {
    const stage = await startStage(browser, '--notes', String(each.notes));
    try {
      yield* await startsOf(stage, each);
    } finally {
      await stage.stop();
    }
  }
}

interface Run {
  readonly paintedMs: number;
  readonly costs: Costs;
  readonly heapBytes: number;
}

async function startsOf(
  stage: Stage,
  { name, notes, inOne = false, slower, atMost }: Case,
): Promise<Figure[]> {
  const runs: Run[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await startOnce(stage, notes, inOne, slower));
  const figure = (what: string, unit: string, value: (run: Run) => number, limit?: number): Figure => ({
    group: 'start',
    name: `${name}: ${what}`,
    unit,
    ...spread(runs.map(value)),
    ...(limit !== undefined && { atMost: limit }),
  });
  const { bytes, requests } = await trafficOnce(stage, inOne);
  const painted = figure('first row painted', 'ms', ({ paintedMs }) => paintedMs, atMost.paintedMs);
  const times = [
    painted,
    figure('task time', 'ms', ({ costs }) => costs.taskMs, atMost.taskMs),
    figure('script', 'ms', ({ costs }) => costs.scriptMs),
    figure('style and layout', 'ms', ({ costs }) => costs.layoutMs),
  ];
  // What a slower processor does not change is told once.
  if (slower > 1) return times;
  return [
    ...times,
    figure('JS heap after GC', 'MB', ({ heapBytes }) => heapBytes / 1e6, notes === 100 ? 4.5 : undefined),
    figure('DOM nodes', '', ({ costs }) => costs.nodes),
    figure('listeners', '', ({ costs }) => costs.listeners),
    figure('over the wire', 'kB', () => bytes / 1000),
    figure('requests', '', () => requests),
  ];
}

async function startOnce(stage: Stage, notes: number, inOne: boolean, slower: number): Promise<Run> {
  const visit = await stage.visit();
  if (inOne) await visit.askForAll();
  await visit.slowDown(slower);
  const before = await visit.costs();
  await visit.load();
  const paintedMs = Number(await visit.probe('rowsPainted(1)'));
  await visit.probe(`rowsPainted(${notes})`);
  await visit.probe('settled()');
  const costs = spent(before, await visit.costs());
  const heapBytes = await visit.heap();
  await visit.close();
  return { paintedMs, costs, heapBytes };
}

/** By itself, since to listen to the network makes each request dearer. It is the same every time. */
async function trafficOnce(stage: Stage, inOne: boolean): Promise<Traffic> {
  const visit = await stage.visit();
  if (inOne) await visit.askForAll();
  const look = await visit.trafficOf('');
  await visit.load();
  await visit.probe('settled()');
  const traffic = look();
  await visit.close();
  return traffic;
}
