// Prints the compressed sizes of the first screen, of an open panel and of a closed bell, and fails if one
// is over its budget.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

/**
 * The budget in bytes of gzip for a panel that is opened directly: all JS and CSS that
 * dist/index.html names.
 */
const SCREEN_BUDGET = 94_500;
/** That of all scripts of an open panel. */
const OPEN_BUDGET = 167_000;
/** That of a closed bell: the bell, the panel's script and its background code. */
const BELL_BUDGET = 52_000;
/** That of a closed bell while another tab leads: the bell, and the script that waits. */
const WAITING_BUDGET = 10_000;
/** The bell's own budget counts while it is not built. */
const BELL_SCRIPT_BYTES = 5_000;

const folder = path.join(import.meta.dirname, '..', 'dist');
const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
const namedFiles = [...html.matchAll(/(?:src|href)="?([^"\s>]+\.(?:js|css))/g)].map(([, name]) => name);
const isWaiting = (name) => name.startsWith('waiting.');
const screenFiles = namedFiles.filter((name) => !isWaiting(name));
/** Always loaded, for pages that forbid the script in the page. */
const startFiles = namedFiles.filter((name) => name.startsWith('start.'));
const deferredFiles = readdirSync(folder).filter((name) =>
  /^(background|actions|deferred)\.[0-9a-f]+\.js$/.test(name),
);
const bellFiles = [...screenFiles, ...deferredFiles].filter((name) =>
  /^(start|panel|background)\./.test(name),
);

const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;
const sizeOf = (name) => gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length;

function weigh(title, names, bytes, budget, fewest) {
  let total = bytes;
  for (const name of names) {
    total += sizeOf(name);
    console.log(`${kilobytes(sizeOf(name)).padStart(9)} gzip  ${name}`);
  }
  console.log(`${title}: ${kilobytes(total)} gzip of at most ${kilobytes(budget)}`);
  if (names.length >= fewest && total <= budget) return;
  console.error(`This is over the budget of the ${title}, or its files were not found.`);
  process.exitCode = 1;
}

const hasBell = existsSync(path.join(folder, 'embed.js'));
weigh('first screen', screenFiles, 0, SCREEN_BUDGET, 3);
const openFiles = [...screenFiles, ...deferredFiles].filter((name) => name.endsWith('.js'));
weigh('open panel', openFiles, 0, OPEN_BUDGET, 6);
for (const [title, names, budget] of [
  ['closed bell', bellFiles, BELL_BUDGET],
  ['closed bell of another tab', [...startFiles, ...namedFiles.filter(isWaiting)], WAITING_BUDGET],
])
  weigh(title, hasBell ? [...names, 'embed.js'] : names, hasBell ? 0 : BELL_SCRIPT_BYTES, budget, 2);
