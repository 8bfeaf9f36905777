import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** Draws a page with React DOM as the panel has it, or with all of React DOM, and returns the HTML and a line an error. */
const drawnBy = (part: 'used' | 'all'): readonly string[] =>
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'support/draw-fibers.js'), part], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  }).split('\n');

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
  const [html, ...errors] = drawnBy('used');
  expect(drawnBy('all')).toEqual([html]);
  expect(errors.map((error) => /#\d+/.exec(error)?.[0])).toEqual(['#156', '#156', '#130', '#130', '#130']);
});

test('a version of React DOM that differs from the known one fails the build', () => {
  const text = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8');
  expect(() => load(text.replaceAll('queueIfContinuousEvent', 'queueEvent'))).toThrow(
    'React DOM has changed: it does not match',
  );
});
