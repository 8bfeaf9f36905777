// Replays a session that was recorded with the stream console. `npm run replay session.json` prints
// the final state and whether it equals that of the recording. With `--spec` it writes a marble
// spec of the session beside the file.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readSession, SessionError } from './read-session';
import { replay } from './replay';
import { ReplayError } from '../../src/devtools/replay/replay-parts';
import { writeSpec } from '../../src/devtools/replay/write-spec';
import { parts } from './parts';

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const [file] = files;
/** npm passes an option that stands before `--` as an environment variable. */
const isSpecWanted = process.argv.includes('--spec') || process.env.npm_config_spec === 'true';

function main(): number {
  if (file === undefined || files.length > 1) {
    console.error('Usage: npm run replay session.json [-- --spec]');
    return 2;
  }
  const session = readSession(file, readFileSync(file, 'utf8'));
  if (isSpecWanted) {
    const target = file.replace(/(\.json)?$/, '-spec.ts');
    const toRoot = path.relative(path.dirname(path.resolve(file)), path.join(import.meta.dirname, '../..'));
    const root = toRoot.replaceAll(path.sep, '/');
    writeFileSync(target, writeSpec(session, root, path.basename(file, '.json'), parts));
    console.log(`Wrote ${target}. Jest runs it if it is below spec/.`);
    return 0;
  }
  console.error(`Recorded with the build ${session.of.build}.`);
  const { final, events, difference } = replay(session);
  console.log(JSON.stringify(final, undefined, 2));
  const isSame = JSON.stringify(final) === JSON.stringify(session.final);
  console.error(`${events} events of ${(session.lastsMs / 1000).toFixed(1)} s, in virtual time.`);
  if (difference !== undefined) console.error(`The replay differs from the recording. ${difference}`);
  else
    console.error(
      isSame
        ? 'The final state equals that of the recording.'
        : 'The final state differs from that of the recording.',
    );
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
