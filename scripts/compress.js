// Compresses what the build made, as well as it can be: servers then send it as it is, and spend no time on it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = path.join(import.meta.dirname, '..', 'dist');

/** What their names begin with, to compress only some. */
const [beginning = ''] = process.argv.slice(2);

/** index.html is not: an operator may write the configuration into it. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) =>
    name.startsWith(beginning) &&
    /\.(m?js|css|map|json|txt)$/.test(name) &&
    !/^(client[\\/]|config\.json)/.test(name),
);

for (const name of files) {
  const file = path.join(folder, name);
  const content = readFileSync(file);
  const brotli = brotliCompressSync(content, {
    params: {
      // The best takes a second for a megabyte: maps are for engineers.
      [constants.BROTLI_PARAM_QUALITY]: name.endsWith('.map') ? 5 : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
  for (const [ending, packed] of [
    ['.br', brotli],
    ['.gz', gzipSync(content, { level: 9 })],
  ])
    if (packed.length < content.length) writeFileSync(file + ending, packed);
}
