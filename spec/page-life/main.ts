// Ends pages as only a browser can (`npm run page-life`), and checks in the sandbox's ledger that
// nothing is lost or done twice.
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { startSandbox } from '../e2e/support/sandbox';
import { parseOptions, UsageError } from '../support/run-options';
import { ensureBuild, startBrowser } from '../taps/prerequisites';
import { runCommand } from '../taps/run-command';
import { playRound } from './play-round';
import { nameOf, roundsOf } from './rounds';

const HELP = `Usage: npm run page-life -- [options]

Does every deed in Chromium over the sandbox, and lets the page be killed, closed, reloaded, left,
frozen, or lose its database. Takes some minutes.

  --only NAME   only the rounds whose names contain this, e.g. "trash" or "frozen page"
  --seed N      seed of the moments and of the tabs, a whole number (default: a new one, which is printed)
  --help        print this text
`;

interface PageLifeOptions {
  readonly only: string;
  readonly seed: number;
}

/** Parses the command line. Throws UsageError. */
function readOptions(args: readonly string[], newSeed: () => number): PageLifeOptions | 'help' {
  const { only, seed, help } = parseOptions(args, {
    only: { type: 'string', default: '' },
    seed: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  if (help === true) return 'help';
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError(`--seed takes a whole number of up to nine digits, not "${seed}"`);
  return { only, seed: seed === undefined ? newSeed() : Number(seed) };
}

/** Milliseconds after which a page that does not respond counts as hung. */
const HUNG_MS = 180_000;

async function tooLong(): Promise<readonly string[]> {
  await wait(HUNG_MS, undefined, { ref: false });
  return [`the round did not end within ${HUNG_MS / 1000} s`];
}

const print = (line: string): void => console.log(line);

async function pageLife({ only, seed }: PageLifeOptions): Promise<void> {
  const rounds = roundsOf(seed).filter((round) => nameOf(round).includes(only));
  if (rounds.length === 0) throw new UsageError(`no round's name contains "${only}"`);
  ensureBuild(print);
  const browser = await startBrowser();
  const sandbox = await startSandbox();
  let failed = 0;
  try {
    print(`page-life: seed ${seed}, ${rounds.length} rounds`);
    for (const [index, round] of rounds.entries()) {
      const wrong = await Promise.race([
        playRound(browser, sandbox, round, `page life ${seed}.${index}`),
        tooLong(),
      ]).catch((error: unknown) => [stripVTControlCharacters(String(error))]);
      if (wrong.length > 0) failed += 1;
      print(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} ${nameOf(round)}`);
      for (const line of wrong) print(`       ${line}`);
    }
  } finally {
    await sandbox.stop();
    await browser.close();
  }
  print(`page-life: ${rounds.length - failed} of ${rounds.length} rounds; repeat them with --seed ${seed}`);
  if (failed > 0) process.exitCode = 1;
}

await runCommand(HELP, readOptions, pageLife);
