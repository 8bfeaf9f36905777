// Compresses the files of the build with brotli and gzip at the best quality, so that servers can
// send them without compressing them again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = path.join(import.meta.dirname, '..', 'dist');

/** Compresses only files whose names begin with this. */
const [beginning = ''] = process.argv.slice(2);

/** index.html is excluded: an operator may write the configuration into it. */
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
      // The best quality takes a second per megabyte, too long for source maps.
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
