// Lives through a session of the stream console once more: `npm run replay session.json` prints the state at its end, and
// whether it is that of the recording; with `--spec` it writes a marble spec beside it that does the same for ever.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readSession, SessionError } from './read-session';
import { replay } from './replay';
import { ReplayError, writeSpec } from './write-spec';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [file] = files;
/** npm keeps options that stand before a '--' for itself, and hands them on like this. */
const isSpecWanted = process.argv.includes('--spec') || process.env.npm_config_spec === 'true';

function main(): number {
  if (file === undefined || files.length > 1) {
    console.error('usage: npm run replay session.json [-- --spec]');
    return 2;
  }
  const session = readSession(file, readFileSync(file, 'utf8'));
  if (isSpecWanted) {
    const target = file.replace(/(\.json)?$/, '-spec.ts');
    writeFileSync(target, writeSpec(session, path.dirname(path.resolve(file)), path.basename(file, '.json')));
    console.log(`written: ${target}. Jest runs what is below spec/.`);
    return 0;
  }
  const { final, events, difference } = replay(session);
  console.log(JSON.stringify(final, undefined, 2));
  const isSame = JSON.stringify(final) === JSON.stringify(session.final);
  console.error(`${events} events of ${(session.lastsMs / 1000).toFixed(1)} s, in virtual time.`);
  if (difference !== undefined) console.error(`Not as recorded. ${difference}`);
  else
    console.error(isSame ? 'The state is that of the recording.' : 'The state is not that of the recording.');
  return difference === undefined && isSame ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  const isExpected = [SessionError, ReplayError].some((type) => error instanceof type);
  if (!(error instanceof Error) || !(isExpected || 'code' in error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
