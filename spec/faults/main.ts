// Injects every kind of fault into every call of the panel, with the list and with an open note on
// the screen (`npm run faults`). In each cell of this matrix the panel must show the right
// messages, respond to keys, and recover. Further cells lose answers, use two tabs, and refuse calls
// for a long time: what the blogger did must be on the platform exactly once. `npm run faults --
// --only "reply x 500"` runs some of the cells.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/browser.js';
import { type Sandbox, startSandbox } from '../e2e/support/sandbox';
import { CALLS } from './calls';
import { freshnessTable } from './freshness/table';
import { type Group, groupsOf } from './groups';
import { createHarness } from './harness';
import { missingFrom } from './missing-calls';

const WORKERS = 2;
const CELL_MS = 120_000;
interface Failure {
  readonly cell: string;
  readonly reason: string;
}

/** An error whose message is all that the user needs to see. */
class SetupError extends Error {}

function selected(only: string): Group[] {
  const groups = groupsOf(only);
  if (groups.length === 0)
    throw new SetupError(`no cell's name begins with "${only}"; "reply x 500" is an example`);
  return [...groups];
}

async function launchBrowser(): Promise<Browser> {
  const file = findBrowser() ?? chromium.executablePath();
  if (!existsSync(file))
    throw new SetupError(
      `there is no browser at ${file}: install Chromium, or set NOTESTREAM_CHROMIUM to its path`,
    );
  return chromium.launch(launchOptions());
}

/** Makes a production build, which is what the cells run. */
function build(): void {
  console.log('faults: building the panel');
  execFileSync('npm', ['run', 'build:panel', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The message of a failed expectation without colours and Playwright's call log. */
const shortReason = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/\n+Call log:[^]*$/i, '')
    .replace(/\n{2,}/g, '\n');

/** Rejects after two minutes, so that a page that hangs does not hold up the others. */
const timeOut = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`the cell did not end within ${CELL_MS} ms`)), CELL_MS).unref();
  });

/**
 * Runs a group's cells and returns the failures. A cell that fails gets the next one a new page.
 */
async function failuresOf(browser: Browser, sandbox: Sandbox, { view, cells }: Group): Promise<Failure[]> {
  const failures: Failure[] = [];
  let harness = await createHarness(browser, sandbox, view);
  for (const cell of cells) {
    try {
      await Promise.race([cell.run(harness), timeOut()]);
    } catch (error) {
      failures.push({ cell: cell.name, reason: shortReason(error) });
      console.log(`faults: FAILED ${cell.name}`);
      await harness.page.context().close();
      harness = await createHarness(browser, sandbox, view);
    }
  }
  await harness.page.context().close();
  return failures;
}

const HELP = `Usage: npm run faults -- [options]

Injects every kind of fault into every call of the panel, with the list and with an open note on
the screen. The kinds are those of sandbox/README.md. Further cells count what the platform did:
"lost" loses the answer to what it did, "tabs" has two tabs of which one acts or closes, "storm"
refuses calls for a long time, "freshness" measures the seconds until the panel shows the truth.
Takes half an hour.

  --only NAME   only the cells whose names begin with this, e.g. "reply", "reply x 500" or
                "tabs x trash"
  --help        print this text
`;

function readOptions(): { readonly only: string; readonly help: boolean } {
  try {
    return parseArgs({
      options: { only: { type: 'string', default: '' }, help: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    throw new SetupError(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const { only, help } = readOptions();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const missing = missingFrom(CALLS);
  if (missing.length > 0) throw new SetupError(`the matrix lacks ${missing.join(', ')}`);
  const queue = selected(only);
  const total = queue.flatMap(({ cells }) => cells).length;
  const failures: Failure[] = [];
  let count = 0;
  // Launched before the build, so that a missing browser is reported at once.
  const browser = await launchBrowser();
  const work = async (): Promise<void> => {
    const sandbox = await startSandbox();
    try {
      for (let group = queue.shift(); group; group = queue.shift()) {
        failures.push(...(await failuresOf(browser, sandbox, group)));
        count += group.cells.length;
        console.log(`faults: ${String(count).padStart(3)} of ${total} cells, ${group.name}`);
      }
    } finally {
      await sandbox.stop();
    }
  };
  try {
    build();
    await Promise.all(Array.from({ length: WORKERS }, work));
  } finally {
    await browser.close();
  }
  for (const { cell, reason } of failures) console.log(`\nfaults: ${cell}\n${reason}\n`);
  console.log(freshnessTable());
  if (failures.length === 0) console.log('faults: all cells passed');
  else process.exitCode = 1;
  console.log(`faults: ${total - failures.length} of ${total}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof SetupError ? `faults: ${error.message}` : error);
  process.exitCode = 1;
});
