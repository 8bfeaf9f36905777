import { startSandbox } from '../../spec/e2e/support/sandbox';
import { type Beside, type Figure, spread } from '../figures';
import type { Chromium } from '../page/chromium';
import { signedIn } from '../page/harness';
import type { Tab } from '../page/tab';
import { quietMachine } from '../quiet';
import { RUNS } from '../runs';
import { type Contender, contenders } from './contenders';
import type { Course } from './course';
import { serveSite, type Site } from './site';

/** A figure of a run's result: its unit, and its targets. */
export interface Measure<Result> {
  readonly unit: string;
  readonly of: (result: Result) => number;
  readonly atMost?: number;
  readonly shareOfOriginal?: number;
}

interface Runner<Result> {
  readonly contender: Contender;
  readonly course: Course;
  readonly results: Result[];
}

/**
 * Measures all contenders by turns, so that the machine's changing speed is the same for each. Yields a
 * figure of this build for each measure, with the others beside it.
 */
export async function* byTurns<Result>(
  browser: Chromium,
  notes: number,
  run: (course: Course) => Promise<Result>,
  measures: Readonly<Record<string, Measure<Result>>>,
): AsyncGenerator<Figure> {
  const runners = await race(browser, notes, run);
  const [own, ...others] = runners;
  if (!own) return;
  for (const [name, { of, ...measure }] of Object.entries(measures)) {
    const valuesOf = ({ results }: Runner<Result>): readonly number[] => results.map(of);
    yield {
      group: 'versus',
      name,
      ...measure,
      ...spread(valuesOf(own)),
      beside: others.map((other) => beside(other.contender.name, valuesOf(own), valuesOf(other))),
    };
  }
}

async function race<Result>(
  browser: Chromium,
  notes: number,
  run: (course: Course) => Promise<Result>,
): Promise<readonly Runner<Result>[]> {
  const sandbox = await startSandbox('--notes', String(notes));
  const runners: Runner<Result>[] = [];
  try {
    const storage = await signedIn(browser, sandbox);
    for (const contender of await contenders()) {
      const site = await serveSite(contender, sandbox.platform);
      const course = { site, sandbox, open: () => openSignedIn(browser, site, storage) };
      runners.push({ contender, course, results: [] });
    }
    for (let turn = 0; turn < RUNS; turn += 1)
      for (const { course, results } of turn % 2 === 0 ? runners : runners.toReversed()) {
        await sandbox.reset();
        await quietMachine();
        results.push(await run(course));
      }
  } finally {
    for (const { course } of runners) course.site.stop();
    await sandbox.stop();
  }
  return runners;
}

function beside(name: string, own: readonly number[], other: readonly number[]): Beside {
  const ratios = own.map((value, turn) => value / (other[turn] ?? NaN));
  return { name, ...spread(other), ...(ratios.every(Number.isFinite) && { ratio: spread(ratios) }) };
}

async function openSignedIn(browser: Chromium, { panel }: Site, storage: string): Promise<Tab> {
  const tab = await browser.open();
  // An address of the panel's origin without a script.
  await tab.goto(`${panel}/empty`);
  // What a panel stores when a blogger signs in. It keeps more, but no panel may find what another one kept.
  await tab.evaluate(
    `for (const [key, value] of Object.entries(${storage})) if (/^auth|^first_list$/.test(key)) localStorage[key] = value`,
  );
  return tab;
}
