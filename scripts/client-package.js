// Finishes dist/client/ after webpack and tsc: adds file extensions to the imports of its types,
// prints its size and fails if that is over the budget, and makes calls with it in plain Node.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { firstValueFrom } from 'rxjs';

/**
 * The budget in bytes, gzipped, without RxJS: both faces and both transports. The opt-in files do
 * not count; their sizes are printed, too.
 */
const BUDGET = 13_000;
const OPT_IN = ['cache', 'analytics', 'parse-query'];

const folder = path.join(import.meta.dirname, '..', 'dist', 'client');

/**
 * Completes the imports of the types: './calls' becomes './calls.js', and the folder './wpcom'
 * './wpcom/index.js'.
 */
function addExtensionsToTypes() {
  const typings = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.d.ts'));
  const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  for (const file of typings) {
    const full = path.join(folder, file);
    const resolved = (name) =>
      isFile(path.join(path.dirname(full), `${name}.d.ts`)) ? `${name}.js` : `${name}/index.js`;
    const text = readFileSync(full, 'utf8');
    writeFileSync(
      full,
      text.replace(/((?:from|import\()\s*['"])(\.[^'"]*?)(?:\.js)?(['"])/g, (_, before, name, after) =>
        [before, resolved(name), after].join(''),
      ),
    );
  }
}

const weightOf = (name) => gzipSync(readFileSync(path.join(folder, `${name}.js`)), { level: 9 }).length;
const kilobytes = (count) => `${(count / 1000).toFixed(1)} kB`;

function weigh() {
  const bytes = weightOf('index');
  console.log(`client: ${kilobytes(bytes)} gzip over rxjs of at most ${kilobytes(BUDGET)}`);
  for (const name of OPT_IN) console.log(`client/${name}: ${kilobytes(weightOf(name))}, opt-in`);
  if (bytes > BUDGET) throw new Error('The client is over its budget.');
}

/** Imports the module in Node, and makes a call over HTTP with each face. */
async function tryIt() {
  const { createClient, wpcom } = await import(pathToFileURL(path.join(folder, 'index.js')).href);
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ asked: request.url }));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const apiOrigin = `http://127.0.0.1:${server.address().port}`;
    const observed = await firstValueFrom(createClient({ apiOrigin }).me().get());
    const promised = await wpcom('token', handlerTo(apiOrigin)).site(1).get();
    assert.deepEqual([observed, promised], [{ asked: '/rest/v1.1/me' }, { asked: '/sites/1' }]);
    for (const name of OPT_IN) await import(pathToFileURL(path.join(folder, `${name}.js`)).href);
    console.log('client: imported by Node, and both faces were answered');
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
  addExtensionsToTypes();
  weigh();
  await tryIt();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
