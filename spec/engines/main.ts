import { existsSync } from 'node:fs';
import { type EngineName, findEngine } from './engines';
import { adviceFor, installMissing } from './install';
import type { Journey } from './journey';
import { journeys } from './journeys';
import { HELP, readOptions } from './options';
import { hasPassed, outcomeLines, type Result, summaryLine } from './report';
import { runEngine } from './run-engine';
import { cleanUpAll, cleanUpWithRun } from './support/cleanup';

const firstLine = (error: unknown): string => String(error).split('\n')[0] ?? '';

async function run(name: EngineName, wanted: readonly Journey[]): Promise<Result> {
  const start = findEngine(name);
  if (!start) return { name, version: undefined, reason: 'it is not installed', outcomes: [] };
  const starting = start();
  // Registered before the engine has started, because the run may be interrupted meanwhile. An
  // engine that failed to start cannot be closed.
  const close = cleanUpWithRun(() => starting.then((engine) => engine.close()).catch(() => undefined));
  try {
    const engine = await starting;
    const outcomes = await runEngine(engine, wanted, (outcome) => console.log(outcomeLines(name, outcome)));
    return { name, version: engine.version(), reason: '', outcomes };
  } catch (error) {
    return { name, version: undefined, reason: `it did not start: ${firstLine(error)}`, outcomes: [] };
  } finally {
    await close();
  }
}

/** Resolves with true if all requested engines have run and all journeys have passed. */
async function main(): Promise<boolean> {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') {
    console.log(HELP);
    return true;
  }
  const wanted = journeys.filter(({ name }) => name.includes(options.journey));
  if (wanted.length === 0) throw new Error(`--journey ${options.journey}: no journey has these words`);
  if (!['index.html', 'embed.js'].every((file) => existsSync(`dist/${file}`)))
    throw new Error('The panel and the bell are not built: run `npm run build` first.');
  const missing = installMissing(options.engines);
  if (missing.length === options.engines.length) throw new Error(adviceFor(missing));
  // Engines run one after the other, because they would compete for processors.
  const results: Result[] = [];
  for (const name of options.engines) results.push(await run(name, wanted));
  const failures = results.flatMap(({ name, outcomes }) =>
    outcomes.filter(({ error }) => error).map((outcome) => outcomeLines(name, outcome)),
  );
  console.log(`\n${[...failures, ...results.map(summaryLine)].join('\n')}`);
  if (missing.length > 0) console.error(adviceFor(missing));
  return results.every(hasPassed);
}

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await cleanUpAll();
}
