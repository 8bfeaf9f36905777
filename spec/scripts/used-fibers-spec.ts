import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Draws a page with React DOM as the panel has it, or with all of React DOM, and prints what it has drawn. */
const drawnBy = (part: 'used' | 'all'): { readonly html: string[]; readonly errors: string[] } =>
  JSON.parse(
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'support/draw-fibers.js'), part], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  );

const LOADER = `import loader from './scripts/used-fibers-loader.js';
let text = '';
process.stdin.on('data', (part) => (text += part)).on('end', () => process.stdout.write(loader(text)));`;

const load = (input: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', LOADER], {
    encoding: 'utf8',
    input,
    stdio: 'pipe',
  });

test('React DOM without unused fibers draws, updates and reports errors as all of React DOM does', () => {
  const all = drawnBy('all');
  const used = drawnBy('used');
  expect(used.html).toEqual(all.html);
  expect(all.errors).toEqual([]);
  expect(used.errors).toEqual(
    Array.from({ length: 5 }, () => expect.stringMatching(/^Minified React error #1(30|56);/)),
  );
});

test('a version of React DOM that differs from the known one fails the build', () => {
  const text = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  expect(() => load(text.replaceAll('queueIfContinuousEvent', 'queueEvent'))).toThrow(
    'React DOM has changed: it does not match',
  );
});
