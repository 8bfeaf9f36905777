// Measures the production build with the sandbox in Chromium; each figure is the median of several
// runs. `npm run bench`, `npm run bench -- start work`, `npm run bench -- --json`.
import process from 'node:process';
import { client } from './client/client';
import { meetsTarget } from './figures';
import { fleet } from './fleet/fleet';
import { withChromium } from './page/with-chromium';
import { largeNotes } from './page/large-notes';
import { start } from './page/start';
import { work } from './page/work';
import { peers } from './peers/peers';
import { headline, row } from './table';
import { text } from './text/text';
import { embed } from './versus/embed';
import { network } from './versus/network';
import { startVersus } from './versus/start';
import type { Group } from './group';

const GROUPS: Readonly<Record<string, Group>> = {
  start: withChromium(async function* (browser) {
    yield* start(browser);
    yield* startVersus(browser);
  }),
  embed: withChromium(embed),
  network: withChromium(network),
  work: withChromium(work),
  'large-notes': withChromium(largeNotes),
  text,
  client,
  peers,
  fleet,
};

const HELP = `Usage: npm run bench -- [options] [groups]

Measures the figures of bench/RESULTS.md. The groups are ${Object.keys(GROUPS).join(', ')};
without a name, all of them run. \`embed\`, \`network\` and a part of \`start\` measure this build, the
original panel and, by turns, the build in the folder of NOTESTREAM_BENCH_BEFORE.

  --json   print a line of JSON for each figure; \`npm run --silent bench -- --json\` prints
           nothing else
  --help   print this text
`;

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(HELP);
  process.exit(0);
}
const isJson = args.includes('--json');
const wanted = args.filter((arg) => arg !== '--json');
const unknown = wanted.filter((name) => !(name in GROUPS));
if (unknown.length > 0) {
  console.error(
    `No such group: ${unknown.join(', ')}. Choose from ${Object.keys(GROUPS).join(', ')}, or use --json.`,
  );
  process.exit(2);
}

let missed = 0;
for (const [name, group] of Object.entries(GROUPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!isJson) console.log(headline(name));
  try {
    for await (const figure of group()) {
      if (!meetsTarget(figure)) missed += 1;
      console.log(isJson ? JSON.stringify(figure) : row(figure));
    }
  } catch (error) {
    // A group that cannot be measured does not stop the others.
    console.error(
      `${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    );
    process.exitCode = 1;
  }
}
if (!isJson && missed > 0)
  console.log(missed === 1 ? '\nOne figure misses its target.' : `\n${missed} figures miss their targets.`);
