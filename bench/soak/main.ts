// The panel in Chromium with a scripted user and random faults (`npm run soak`): is anything lost, or done twice?
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '../../spec/browser/support/sandbox';
import { Journal, lineOf } from './journal';
import { HELP, readOptions, type SoakOptions, UsageError } from './options';
import { ensureBuilt, MissingError, startBrowser } from './ready';
import { complaints, isGood, summary } from './report';
import { run } from './run';

const tell = (line: string): void => console.log(line);
const folder = path.join(import.meta.dirname, '..', '..', 'soak-results');

async function soak(options: SoakOptions): Promise<void> {
  const { minutes, seed } = options;
  const browser = await startBrowser();
  const journal = new Journal();
  const start = Date.now();
  try {
    ensureBuilt(tell);
    tell(`soak: seed ${seed}; three minutes to warm up, then ${minutes} of storm`);
    const sandbox = await startSandbox();
    try {
      const result = await run(options, browser, sandbox, journal, tell);
      if (!isGood(result)) {
        process.exitCode = 1;
        complaints(result, journal.entries, start).forEach(tell);
        tell(
          `\nAll that happened is in ${written(journal, start, seed)}; again: npm run soak -- --minutes ${minutes} --seed ${seed}`,
        );
      }
      tell(summary(result));
    } catch (error) {
      tell(`soak: broke off; what happened is in ${written(journal, start, seed)}`);
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

/** Where the journal has been written to. */
function written(journal: Journal, start: number, seed: number): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `soak-${seed}.txt`);
  writeFileSync(file, journal.entries.map((entry) => `${lineOf(entry, start)}\n`).join(''));
  return path.relative(process.cwd(), file);
}

try {
  const options = readOptions(process.argv.slice(2), () => Math.floor(Math.random() * 1e6));
  if (options === 'help') process.stdout.write(HELP);
  else await soak(options);
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof MissingError;
  const message = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
  process.stderr.write(`${message ?? ''}${error instanceof UsageError ? '\nTry --help.' : ''}\n`);
  process.exitCode = 1;
}
