// Prints the compressed size of the first screen, and fails if it is over its budget.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { gzipSync } from 'node:zlib';

/** The budget in bytes of gzip, for all JS and CSS files that dist/index.html names. */
const BUDGET = 110_000;

const folder = path.join(import.meta.dirname, '..', 'dist');
const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
const names = [...html.matchAll(/(?:src|href)="?([^"\s>]+\.(?:js|css))/g)].map(([, name]) => name);
const sizes = names.map((name) => [
  name,
  gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length,
]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
const kilobytes = (size) => `${(size / 1000).toFixed(1)} kB`;

for (const [name, size] of sizes) console.log(`${kilobytes(size).padStart(9)} gzip  ${name}`);
console.log(`first screen: ${kilobytes(total)} gzip of at most ${kilobytes(BUDGET)}`);
if (names.length < 2 || total > BUDGET) {
  console.error('The first screen is over its budget, or its files were not found.');
  process.exitCode = 1;
}
