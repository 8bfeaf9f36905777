// Finishes dist/embed.* after webpack and tsc: names files in its types as Node wants them, prints what the bell weighs and
// fails over its budget, and imports it where there is no document, as a server does that renders pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Bytes of gzip, each: what a host page loads before anybody has clicked the bell. */
const BUDGET = 5_000;
const FILES = ['embed.js', 'embed.mjs'];

const folder = path.join(import.meta.dirname, '..', 'dist');

/** `from './protocol'` as `from './protocol.js'`, and one file that stands for all of them. */
function nameFilesInTypes() {
  const types = path.join(folder, 'embed');
  for (const file of readdirSync(types)) {
    const full = path.join(types, file);
    writeFileSync(
      full,
      readFileSync(full, 'utf8').replace(/(from ['"]\.[^'"]*?)(?:\.js)?(['"])/g, '$1.js$2'),
    );
  }
  writeFileSync(path.join(folder, 'embed.d.ts'), "export * from './embed/index.js';\n");
}

function weigh(name) {
  const bytes = gzipSync(readFileSync(path.join(folder, name)), { level: 9 }).length;
  console.log(`${name}: ${(bytes / 1000).toFixed(2)} kB gzip of at most ${(BUDGET / 1000).toFixed(1)} kB`);
  if (bytes > BUDGET) throw new Error(`${name} is over its budget.`);
}

try {
  nameFilesInTypes();
  FILES.forEach(weigh);
  await import(pathToFileURL(path.join(folder, 'embed.mjs')).href);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
