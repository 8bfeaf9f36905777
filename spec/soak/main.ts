// Runs the panel in Chromium with a scripted user and random faults (`npm run soak`), and checks
// that nothing is lost or done twice.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '../e2e/support/sandbox';
import type { RunOptions } from '../support/run-options';
import { Journal, lineOf } from './journal';
import { HELP, readOptions } from './options';
import { ensureBuild, startBrowser } from './prerequisites';
import { failureReport, isGood, summary } from './report';
import { run } from './run';
import { runCommand } from './run-command';

const print = (line: string): void => console.log(line);
const folder = path.join(import.meta.dirname, '../..', 'soak-results');

async function soak(options: RunOptions): Promise<void> {
  const { minutes, seed } = options;
  const browser = await startBrowser();
  const journal = new Journal();
  const start = Date.now();
  try {
    ensureBuild(print);
    print(`soak: seed ${seed}; three minutes to warm up, then ${minutes} that are measured`);
    const sandbox = await startSandbox();
    try {
      const result = await run(options, browser, sandbox, journal, print);
      if (!isGood(result)) {
        process.exitCode = 1;
        failureReport(result, journal.entries, start).forEach(print);
        print(
          `\nThe journal is in ${writeJournal(journal, start, seed)}. Repeat it with: npm run soak -- --minutes ${minutes} --seed ${seed}`,
        );
      }
      print(summary(result));
    } catch (error) {
      print(`soak: stopped by an error; the journal is in ${writeJournal(journal, start, seed)}`);
      for (const [index, page] of browser
        .contexts()
        .flatMap((context) => context.pages())
        .entries())
        await page
          .screenshot({ path: path.join(folder, `soak-${seed}-${index + 1}.png`) })
          .catch(() => undefined);
      throw error;
    } finally {
      await sandbox.stop();
    }
  } finally {
    await browser.close();
  }
}

/** Writes the journal to a file and returns its path. */
function writeJournal(journal: Journal, start: number, seed: number): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `soak-${seed}.txt`);
  writeFileSync(file, journal.entries.map((entry) => `${lineOf(entry, start)}\n`).join(''));
  return path.relative(process.cwd(), file);
}

await runCommand(HELP, readOptions, soak);
