// Taps at random in the panel (`npm run taps`), and checks that no tap acts on a control that came
// under it in the last half second.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startSandbox } from '../e2e/support/sandbox';
import { ensureBuild, PrerequisiteError, startBrowser } from './prerequisites';
import { runCommand } from './run-command';
import { HELP, readOptions, type TapsOptions } from './options';
import { report } from './report';
import { run } from './run';

const print = (line: string): void => console.log(line);

async function taps({ minutes, pages, seed, dist }: TapsOptions): Promise<void> {
  const folder = dist === undefined ? undefined : path.resolve(dist);
  if (folder === undefined) ensureBuild(print);
  else if (!existsSync(path.join(folder, 'index.html')))
    throw new PrerequisiteError(`${folder} has no index.html: --dist takes the folder of a build.`);
  const browser = await startBrowser();
  try {
    print(`taps: seed ${seed}, ${minutes} minutes on ${pages} pages at once`);
    const sandbox = await startSandbox(
      ...[
        '--activity',
        '2s',
        '--seed',
        String(seed),
        ...(folder === undefined ? [] : ['--panel-folder', folder]),
      ],
    );
    try {
      const log = await run({ seed, pages, ms: (minutes * 60_000) / pages }, browser, sandbox);
      report(log).forEach(print);
      if (log.violations.length > 0) process.exitCode = 1;
    } finally {
      await sandbox.stop();
    }
  } finally {
    await browser.close();
  }
}

await runCommand(HELP, readOptions, taps);
