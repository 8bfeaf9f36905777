// The figures of the product, each a median of several runs, on the production build against the sandbox in real Chromium:
// `npm run bench`, `npm run bench -- start work`, `npm run bench -- --json`.
import process from 'node:process';
import { client } from './client/client';
import { isKept } from './figures';
import { fleet } from './fleet/fleet';
import { inBrowser } from './page/in-browser';
import { start } from './page/start';
import { work } from './page/work';
import { peers } from './peers/peers';
import { headline, row } from './table';
import { text } from './text/text';
import type { Group } from './group';

const GROUPS: Readonly<Record<string, Group>> = {
  start: inBrowser(start),
  work: inBrowser(work),
  text,
  client,
  peers,
  fleet,
};

const HELP = `Usage: npm run bench -- [options] [figures]

The figures of bench/RESULTS.md: ${Object.keys(GROUPS).join(', ')}; without a name, all of them.

  --json   a line of JSON for each; \`npm run --silent bench -- --json\` prints nothing else
  --help   this text
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
    `No such figures: ${unknown.join(', ')}. There are: ${Object.keys(GROUPS).join(', ')}; and --json.`,
  );
  process.exit(2);
}

let missed = 0;
for (const [name, group] of Object.entries(GROUPS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!isJson) console.log(headline(name));
  try {
    for await (const figure of group()) {
      if (!isKept(figure)) missed += 1;
      console.log(isJson ? JSON.stringify(figure) : row(figure));
    }
  } catch (error) {
    // What cannot be measured here leaves the other figures standing.
    console.error(
      `${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`,
    );
    process.exitCode = 1;
  }
}
if (!isJson && missed > 0)
  console.log(
    missed === 1
      ? '\nOne figure is not what it is to be.'
      : `\n${missed} figures are not what they are to be.`,
  );
