import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '..', '..', 'dist');

/**
 * The gzipped bytes of all scripts and styles of dist/index.html; scripts/first-screen-size.js has
 * their budget.
 */
export async function firstScreenBytes(): Promise<number> {
  const html = await readFile(path.join(dist, 'index.html'), 'utf8');
  const names = [...html.matchAll(/(?:src|href)="?([^"\s>]+\.(?:js|css))/g)]
    .map(([, name = '']) => name)
    // A closed bell's only.
    .filter((name) => !name.startsWith('waiting.'));
  const sizes = await Promise.all(
    names.map(async (name) => gzipSync(await readFile(path.join(dist, name)), { level: 9 }).length),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}
