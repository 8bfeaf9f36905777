// Measures the production build with the sandbox in Chromium; each figure is the median of several
// runs. `npm run bench`, `npm run bench -- versus work`, `npm run bench -- --write`.
import process from 'node:process';
import { client } from './client/client';
import { type Figure, meetsTarget } from './figures';
import { fleet } from './fleet/fleet';
import { withChromium } from './page/with-chromium';
import { largeNotes } from './page/large-notes';
import { work } from './page/work';
import { peers } from './peers/peers';
import { BUSY_OPTION, quietMachine } from './quiet';
import { keepResults, SIMULATION, writePage } from './results';
import { headline, row } from './table';
import { text } from './text/text';
import { versus } from './versus/versus';
import type { Group } from './group';

const GROUPS: Readonly<Record<string, Group>> = {
  versus: withChromium(versus),
  work: withChromium(work),
  'large-notes': withChromium(largeNotes),
  text,
  client,
  peers,
  fleet,
};

const HELP = `Usage: npm run bench -- [options] [groups]

Measures the figures of bench/RESULTS.md. The groups are ${Object.keys(GROUPS).join(', ')};
without a name, all of them run. \`versus\` measures this build, the original panel and the build in the
folder of NOTESTREAM_BENCH_BEFORE, if there is one, by turns. A loaded machine is an error.

  --busy   measure beside other work, too
  --write  store the figures, and make bench/RESULTS.md from all that are stored
  --json   print a line of JSON for each figure; \`npm run --silent bench -- --json\` prints
           nothing else
  --help   print this text
`;

const OPTIONS = [BUSY_OPTION, '--write', '--json'];
const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(HELP);
  process.exit(0);
}
const [isJson, isWritten] = [args.includes('--json'), args.includes('--write')];
const wanted = args.filter((arg) => !OPTIONS.includes(arg));
const unknown = wanted.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(
    `No such group or option: ${unknown.join(', ')}. Groups: ${Object.keys(GROUPS).join(', ')}; options: ${OPTIONS.join(', ')}.`,
  );
  process.exit(2);
}
if (isWritten && args.includes(BUSY_OPTION)) {
  console.error(`Figures of a loaded machine are not written: leave out ${BUSY_OPTION} or --write.`);
  process.exit(2);
}

let missed = 0;
for (const [name, group] of Object.entries(GROUPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!isJson) console.log(`\n${headline(name)}`);
  const figures: Figure[] = [];
  try {
    await quietMachine();
    for await (const figure of group()) {
      figures.push(figure);
      if (!meetsTarget(figure)) missed += 1;
      console.log(isJson ? JSON.stringify(figure) : row(figure));
    }
    if (isWritten && name !== SIMULATION)
      keepResults({ group: name, day: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length), figures });
  } catch (error) {
    // A group that cannot be measured does not stop the others.
    console.error(
      `${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    );
    process.exitCode = 1;
  }
}
if (isWritten) writePage(Object.keys(GROUPS));
if (!isJson && missed > 0)
  console.log(missed === 1 ? '\nOne figure misses its target.' : `\n${missed} figures miss their targets.`);
