// Completes dist/embed.* after webpack and tsc: adds the file extensions that Node needs to the
// imports of the types, prints the size of the bell and fails if it is over its budget, and imports
// it without a document, as a server that renders pages does.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The budget of each file in bytes of gzip. Every host page loads one of them. */
const BUDGET = 5_000;
const FILES = ['embed.js', 'embed.mjs'];

const folder = path.join(import.meta.dirname, '..', 'dist');

/** Rewrites `from './protocol'` to `from './protocol.js'`, and writes one entry for all types. */
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
