import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/** Bytes of gzip of all that dist/index.html names: see scripts/first-screen-size.js, which holds the build to its budget. */
export async function firstScreenBytes(): Promise<number> {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="?([^"\s>]+\.(?:js|css))/g)].map(([, name = '']) => name);
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(path.join(dist, name)), { level: 9 }).length),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
