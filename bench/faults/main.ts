// Every call of the panel goes wrong in every way, seen from the list and from an open note (`npm run faults`): it answers to
// keys, says what it should, and recovers. `npm run faults -- --only "reply x 500"` is for cells whose names begin so.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchOptions } from '../../scripts/browser.js';
import { type Sandbox, startSandbox } from '../../spec/browser/support/sandbox';
import { CALLS } from './calls';
import { type Cell, live, nameOf } from './cell';
import { FAULTS } from './faults';
import { missingFrom } from './missing';
import { stageFor, type View } from './stage';

const WORKERS = 2;
const CELL_MS = 60_000;
const VIEWS: readonly View[] = ['list', 'detail'];

/** The cells of one call and view, which are lived through on one page. */
interface Group {
  readonly name: string;
  readonly view: View;
  readonly cells: readonly Cell[];
}

interface Failure {
  readonly cell: string;
  readonly why: string;
}

/** Says in one line why there is no matrix at all. */
class Refusal extends Error {}

function groupsOf(only: string): readonly Group[] {
  const isWanted = (cell: Cell): boolean => only === '' || `${nameOf(cell)} `.startsWith(`${only} `);
  const groups = CALLS.flatMap((call) =>
    (call.views ?? VIEWS).map((view): Group => {
      const cells = FAULTS.map((fault) => ({ call, fault, view })).filter(isWanted);
      return { name: `${call.name} x ${view}`, view, cells };
    }),
  ).filter(({ cells }) => cells.length > 0);
  if (groups.length === 0) throw new Refusal(`no cell's name begins with "${only}", as "reply x 500" does`);
  return groups;
}

async function launched(): Promise<Browser> {
  const file = findBrowser() ?? chromium.executablePath();
  if (!existsSync(file))
    throw new Refusal(`there is no browser at ${file}: install Chromium, or name one in NOTESTREAM_CHROMIUM`);
  return chromium.launch(launchOptions());
}

/** The production build is what the matrix is about. */
function build(): void {
  console.log('faults: building the panel');
  execFileSync('npm', ['run', 'build:panel', '--silent'], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What was expected and what was seen, without colours and without each look. */
const shortly = (error: unknown): string =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .replace(/\n+Call log:[^]*$/i, '')
    .replace(/\n{2,}/g, '\n');

/** A page that is stuck must not hold up the others. */
const tooLate = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`it has not ended after ${CELL_MS} ms`)), CELL_MS).unref();
  });

/** Lives through a group's cells; after one that fails, on a new page. */
async function failuresOf(browser: Browser, sandbox: Sandbox, { view, cells }: Group): Promise<Failure[]> {
  const failures: Failure[] = [];
  let stage = await stageFor(browser, sandbox, view);
  for (const cell of cells) {
    try {
      await Promise.race([live(stage, cell), tooLate()]);
    } catch (error) {
      failures.push({ cell: nameOf(cell), why: shortly(error) });
      console.log(`faults: FAILED ${nameOf(cell)}`);
      await stage.page.context().close();
      stage = await stageFor(browser, sandbox, view);
    }
  }
  await stage.page.context().close();
  return failures;
}

const HELP = `Usage: npm run faults -- [options]

Lets every call of the panel fail in every way, seen from the list and from an open note: ten minutes.

  --only NAME   the cells whose names begin so: "reply", "reply x 500"
  --help        this text
`;

function wishes(): { readonly only: string; readonly help: boolean } {
  try {
    return parseArgs({
      options: { only: { type: 'string', default: '' }, help: { type: 'boolean', default: false } },
    }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const { only, help } = wishes();
  if (help) {
    process.stdout.write(HELP);
    return;
  }
  const missing = missingFrom(CALLS);
  if (missing.length > 0) throw new Refusal(`the matrix lacks ${missing.join(', ')}`);
  const queue = [...groupsOf(only)];
  const total = queue.flatMap(({ cells }) => cells).length;
  const failures: Failure[] = [];
  let count = 0;
  // Before the build, so that a missing browser is reported at once.
  const browser = await launched();
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
  for (const { cell, why } of failures) console.log(`\nfaults: ${cell}\n${why}\n`);
  if (failures.length === 0) console.log('faults: all cells green');
  else process.exitCode = 1;
  console.log(`faults: ${total - failures.length} of ${total}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? `faults: ${error.message}` : error);
  process.exitCode = 1;
});
