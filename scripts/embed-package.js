// Makes packages/embed/ after webpack and tsc: the bell as a module with types, as a classic script, and for
// frameworks. Prints the size of the bell and fails if it is over its budget, and imports it without a document, as
// a server that renders pages does.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** The budget of each file in bytes of gzip. Every host page loads one of the first two. */
const BUDGET = 5_000;

/** The frameworks with types of their own for the element. Their files only import the bell. */
const FRAMEWORKS = ['react', 'svelte', 'vue'];

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'packages', 'embed');
const dist = path.join(folder, 'dist');

/** Rewrites `from './protocol'` to `from './protocol.js'`. */
function nameFilesInTypes() {
  for (const file of readdirSync(dist).filter((name) => name.endsWith('.d.ts'))) {
    const full = path.join(dist, file);
    writeFileSync(
      full,
      readFileSync(full, 'utf8').replace(/(from ['"]\.[^'"]*?)(?:\.js)?(['"])/g, '$1.js$2'),
    );
  }
}

/** Copies a bundle with its source map; the server's own files have none. */
function take(name, as = name) {
  const source = path.join(root, 'dist', name);
  const bytes = gzipSync(readFileSync(source), { level: 9 }).length;
  console.log(`${name}: ${(bytes / 1000).toFixed(2)} kB gzip of at most ${(BUDGET / 1000).toFixed(1)} kB`);
  if (bytes > BUDGET) throw new Error(`${name} is over its budget.`);
  writeFileSync(path.join(dist, as), `${readFileSync(source, 'utf8')}\n//# sourceMappingURL=${as}.map\n`);
  copyFileSync(`${source}.map`, path.join(dist, `${as}.map`));
}

try {
  nameFilesInTypes();
  take('embed.js');
  take('embed.mjs', 'index.js');
  take('embed-notify.js');
  for (const framework of FRAMEWORKS)
    writeFileSync(path.join(dist, `${framework}.js`), "import './index.js';\n");
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  for (const framework of FRAMEWORKS) await import(pathToFileURL(path.join(dist, `${framework}.js`)).href);
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
