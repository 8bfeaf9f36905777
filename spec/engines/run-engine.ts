import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Sandbox, startSandbox } from '../browser/support/sandbox';
import type { Driver, Engine } from './driver';
import type { Journey } from './journey';
import { owned } from './support/ending';

export interface Outcome {
  readonly journey: string;
  readonly ms: number;
  /** Undefined if it passed. */
  readonly error: Error | undefined;
  /** The failure of the first try, if the second one passed. */
  readonly flaky: Error | undefined;
}

const EXPECTED = [
  // One user's avatar and one picture of the seed are missing on purpose: the fallbacks are part of what is shown.
  /Failed to load resource.*\.(svg|png)$/,
  // The next frame delivers them. WebKit alone reports that as an error.
  /^ResizeObserver loop completed with undelivered notifications/,
];

/** Runs the journeys one after the other, and reports each as soon as it is over. */
export async function runEngine(
  engine: Engine,
  journeys: readonly Journey[],
  { pictures, report }: { pictures: string | undefined; report: (outcome: Outcome) => void },
): Promise<readonly Outcome[]> {
  const starting = startSandbox();
  // Before it has started: the run may be interrupted meanwhile.
  const stop = owned(async () => (await starting).stop());
  const sandbox = await starting;
  const outcomes: Outcome[] = [];
  try {
    for (const journey of journeys) {
      const start = Date.now();
      const first = await failureOf(engine, journey, sandbox, pictures);
      // On a machine that does other things too, as in the browser specs; a journey that needed it is named as flaky.
      const error = first && (await failureOf(engine, journey, sandbox, pictures));
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

async function failureOf(
  engine: Engine,
  journey: Journey,
  sandbox: Sandbox,
  pictures: string | undefined,
): Promise<Error | undefined> {
  let close = (): Promise<void> => Promise.resolve();
  let driver: Driver | undefined;
  try {
    await sandbox.reset();
    driver = await engine.open({ isDark: false, isMotionReduced: true, ...journey.preferences });
    close = owned(driver.close);
    await driver.resize(1280, 720);
    const opened = driver;
    const running = journey.run({
      driver,
      sandbox,
      picture: async (name) => {
        if (pictures !== undefined) keep(pictures, `${engine.version()} ${name}`, await opened.screenshot());
      },
    });
    await Promise.race([running, limit()]);
    const errors = consoleErrors(driver).filter((text) => journey.allows?.test(text) !== true);
    return errors.length > 0 ? new Error(`the console has errors:\n${errors.join('\n')}`) : undefined;
  } catch (error) {
    await keepFailure(engine, journey, driver);
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await close();
  }
}

/** How long a journey may take, in milliseconds. */
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

/** A picture of what was there, beside the results of the browser specs. */
async function keepFailure(engine: Engine, { name }: Journey, driver: Driver | undefined): Promise<void> {
  const picture = await driver?.screenshot().catch(() => undefined);
  if (picture) keep('test-results/engines', `${engine.version()} ${name}`, picture);
}

function keep(folder: string, name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name.toLowerCase().replace(/[^a-z0-9.]+/g, '-')}.png`), picture);
}
