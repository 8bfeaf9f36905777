import { startSandbox, type Sandbox } from '../../spec/e2e/support/sandbox';
import { type Figure, spread } from '../figures';
import type { Chromium } from '../page/chromium';
import { signedIn } from '../page/harness';
import type { Tab } from '../page/tab';
import { RUNS } from '../runs';
import { type Contender, contenders } from './contenders';
import { serveSite, type Site } from './site';

/** A contender's site, its platform, and a way to open tabs: a run uses nothing else. */
export interface Course {
  readonly site: Site;
  readonly sandbox: Sandbox;
  /** A tab with an empty cache, in which a blogger is signed in. */
  readonly open: () => Promise<Tab>;
}

/** The unit of a figure, and its target for this build. */
export interface Measure {
  readonly unit: string;
  readonly atMost?: number;
  /** The target for this build's median as a share of the original's. */
  readonly shareOfOriginal?: number;
}

/**
 * Measures all contenders by turns, so that the machine's changing speed is the same for each. Yields
 * a figure for each contender, and the ratio of this build to each other one, run by run.
 */
export async function* byTurns<Name extends string>(
  browser: Chromium,
  group: string,
  notes: number,
  measures: Readonly<Record<Name, Measure>>,
  run: (course: Course) => Promise<Readonly<Record<Name, number>>>,
): AsyncGenerator<Figure> {
  const sandbox = await startSandbox('--notes', String(notes));
  const courses: { contender: Contender; course: Course; values: Readonly<Record<string, number>>[] }[] = [];
  try {
    const storage = await signedIn(browser, sandbox);
    for (const contender of await contenders()) {
      const site = await serveSite(contender, sandbox.platform);
      courses.push({
        contender,
        course: { site, sandbox, open: () => openSignedIn(browser, site, storage) },
        values: [],
      });
    }
    for (let turn = 0; turn < RUNS; turn += 1)
      for (const { course, values } of courses) {
        await sandbox.reset();
        values.push(await run(course));
      }
  } finally {
    for (const { course } of courses) course.site.stop();
    await sandbox.stop();
  }
  for (const [name, { unit, atMost, shareOfOriginal }] of Object.entries<Measure>(measures)) {
    const [own, ...others] = courses.map(({ contender, values }) => ({
      name: contender.name,
      values: values.map((value) => value[name] ?? NaN),
    }));
    if (!own) return;
    yield { group, name: `${name}: ${own.name}`, unit, ...spread(own.values), ...target(atMost) };
    for (const other of others) {
      yield { group, name: `${name}: ${other.name}`, unit, ...spread(other.values) };
      const ratios = own.values.map((value, turn) => value / (other.values[turn] ?? NaN));
      const share = other.name === 'the original' ? shareOfOriginal : undefined;
      // A cost that is zero has no ratio.
      if (ratios.every(Number.isFinite))
        yield { group, name: `  as a ratio to ${other.name}`, unit: '', ...spread(ratios), ...target(share) };
    }
  }
}

const target = (atMost: number | undefined) => (atMost === undefined ? {} : { atMost });

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
