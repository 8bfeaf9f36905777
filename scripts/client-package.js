// Finishes packages/client/ after tsc: adds file extensions to the imports, weighs what a page bundles and
// fails if that is over a budget, and makes calls with the package in plain Node.
import assert from 'node:assert/strict';
import { copyFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { firstValueFrom } from 'rxjs';

const root = path.join(import.meta.dirname, '..');
const folder = path.join(root, 'packages', 'client');
const dist = path.join(folder, 'dist');

/** Budgets in bytes of gzip, without RxJS, for a page that imports this and bundles it with esbuild. */
const BUDGETS = {
  everything: [15_150, `export * from './dist/index.js'`],
  createClient: [9900, `export { createClient } from './dist/index.js'`],
  wpcom: [12_150, `export { wpcom } from './dist/index.js'`],
  'one noun': [6000, `export { clientFor } from './dist/core.js'; export { me } from './dist/tables/me.js'`],
  isRetryable: [500, `export { isRetryable } from './dist/index.js'`],
  cache: [1850, `export * from './dist/cache.js'`],
  batch: [2300, `export * from './dist/batch.js'`],
  responses: [1500, `export * from './dist/responses.js'`],
};

/** Completes the imports, which Node needs: './calls' becomes './calls.js', './wpcom' './wpcom/index.js'. */
function addExtensions() {
  const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  for (const file of readdirSync(dist, { recursive: true }).filter((name) => /\.(d\.ts|js)$/.test(name))) {
    const full = path.join(dist, file);
    const resolved = (name) =>
      isFile(path.join(path.dirname(full), `${name}.js`)) ? `${name}.js` : `${name}/index.js`;
    const text = readFileSync(full, 'utf8');
    writeFileSync(
      full,
      text.replace(/((?:from|import\()\s*['"])(\.[^'"]*?)(?:\.js)?(['"])/g, (_, before, name, after) =>
        [before, resolved(name), after].join(''),
      ),
    );
  }
}

async function weigh() {
  for (const [name, [budget, contents]] of Object.entries(BUDGETS)) {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: folder },
      bundle: true,
      minify: true,
      format: 'esm',
      external: ['rxjs'],
      write: false,
    });
    const bytes = gzipSync(outputFiles[0].contents, { level: 9 }).length;
    console.log(`client, ${name}: ${bytes} bytes gzip over rxjs of at most ${budget}`);
    if (bytes > budget) throw new Error(`The client is over its budget: ${name}.`);
  }
}

/** Makes a call over HTTP with each interface. */
async function tryIt() {
  const { createClient, wpcom } = await import(pathToFileURL(path.join(dist, 'index.js')).href);
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ asked: request.url }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const apiOrigin = `http://127.0.0.1:${server.address().port}`;
    const observed = await firstValueFrom(createClient({ apiOrigin }).me().get());
    const promised = await wpcom('token', handlerTo(apiOrigin)).site(1).get();
    assert.deepEqual([observed, promised], [{ asked: '/rest/v1.1/me' }, { asked: '/sites/1' }]);
  } finally {
    server.close();
  }
}

/** A request handler, such as users of wpcom write. */
const handlerTo = (origin) => (params, done) => {
  fetch(origin + params.path)
    .then((response) => response.json())
    .then((body) => done(null, body, {}), done);
};

try {
  addExtensions();
  copyFileSync(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
  await weigh();
  await tryIt();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
