import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

const LOADER = `import loader from './scripts/named-requires-loader.js';
let text = '';
process.stdin.on('data', (part) => (text += part)).on('end', () => process.stdout.write(loader(text)));`;

/** Runs the loader, which is an ES module, in a process of its own. */
const load = (input: string): string =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', LOADER], { encoding: 'utf8', input });

test('a module that is assigned to a variable is required at each use, by the name of the export', () => {
  expect(load('var A = require("a-b"),\n  B = require("b");\nA.x(AA.x, B.y.z, "A.");')).toBe(
    'var A = undefined,\n  B = undefined;\nrequire("a-b").x(AA.x, require("b").y.z, "A.");',
  );
});

test('React DOM uses React, the scheduler and its own entry only by the names of their exports', () => {
  const text = load(readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8'));
  expect(text).toContain('require("react").__CLIENT_INTERNALS');
  expect(text).toContain('require("react-dom").__DOM_INTERNALS');
  expect(text).toContain('require("scheduler").unstable_now');
  // A use of the whole module would be undefined.
  expect(text).not.toMatch(/\b(React|ReactDOM|Scheduler)[.,;)[\]}]/);
});
