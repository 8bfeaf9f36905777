import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '../e2e/support/sandbox';
import type { Driver, Engine } from './driver';
import type { Journey } from './journey';
import { cleanUpWithRun } from './support/cleanup';

export interface Outcome {
  readonly journey: string;
  readonly ms: number;
  /** Undefined if it passed. */
  readonly error: Error | undefined;
  /** The error of the first attempt, if the second one passed. */
  readonly flaky: Error | undefined;
}

const EXPECTED = [
  // The seed has a missing avatar and a missing picture on purpose, so that the panel shows its
  // fallbacks.
  /Failed to load resource.*\.(svg|png)$/,
  // Harmless: the next frame delivers them. Only WebKit reports this as an error.
  /^ResizeObserver loop completed with undelivered notifications/,
];

/** Runs the journeys in sequence, and reports each when it ends. */
export async function runEngine(
  engine: Engine,
  journeys: readonly Journey[],
  report: (outcome: Outcome) => void,
): Promise<readonly Outcome[]> {
  const starting = startSandbox();
  // Registered before the sandbox has started, because the run may be interrupted meanwhile.
  const stop = cleanUpWithRun(async () => (await starting).stop());
  const sandbox = await starting;
  const outcomes: Outcome[] = [];
  try {
    for (const journey of journeys) {
      const start = Date.now();
      const first = await failureOf(engine, journey, sandbox);
      // Other processes may slow the machine down, so a failed journey gets a second attempt, which
      // is reported as flaky.
      const error = first && (await failureOf(engine, journey, sandbox));
      const flaky = error ? undefined : first;
      const outcome = { journey: journey.name, ms: Date.now() - start, error, flaky };
      outcomes.push(outcome);
      report(outcome);
    }
  } finally {
    await stop();
  }
  return outcomes;
}

async function failureOf(engine: Engine, journey: Journey, sandbox: Sandbox): Promise<Error | undefined> {
  let close = (): Promise<void> => Promise.resolve();
  let driver: Driver | undefined;
  try {
    await sandbox.reset();
    driver = await engine.open({ isDark: false, isMotionReduced: true, ...journey.preferences });
    close = cleanUpWithRun(driver.close);
    await driver.resize(1280, 720);
    await Promise.race([journey.run({ driver, sandbox }), limit()]);
    const errors = consoleErrors(driver).filter((text) => journey.allows?.test(text) !== true);
    return errors.length > 0 ? new Error(`the console has errors:\n${errors.join('\n')}`) : undefined;
  } catch (error) {
    await keepFailure(engine, journey, driver);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await close();
  }
}

/** The time limit of a journey in milliseconds. */
const LIMIT_MS = 180_000;

const limit = (): Promise<never> =>
  setTimeout(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the journey took longer than ${LIMIT_MS / 1000} s`);
  });

const consoleErrors = (driver: Driver): readonly string[] =>
  driver
    .console()
    .filter(({ kind }) => kind === 'error')
    .map(({ text }) => text)
    .filter((text) => !EXPECTED.some((expected) => expected.test(text)));

/** Saves a screenshot of a failure beside the results of the browser specs. */
async function keepFailure(engine: Engine, { name }: Journey, driver: Driver | undefined): Promise<void> {
  const picture = await driver?.screenshot().catch(() => undefined);
  if (!picture) return;
  const folder = 'test-results/engines';
  const file = `${engine.version()} ${name}`.toLowerCase().replace(/[^a-z0-9.]+/g, '-');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${file}.png`), picture);
}
