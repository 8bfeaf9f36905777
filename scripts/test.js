// Runs the checks of `npm test` side by side and prints the wall time of each. Exits with 1 if one fails. Each name is an npm
// script, so a check can be repeated alone.
import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** Each lane runs its checks one after the other. Jest uses all processors, most other checks one. */
const LANES = [
  ['build', 'test:browser'],
  ...(availableParallelism() > 3
    ? [['test:unit'], ['lint:rules'], ['typecheck', 'lint:format']]
    : [['test:unit', 'lint:rules', 'typecheck', 'lint:format']]),
];
/** Browser specs live in real time and wait a lot: the other checks use what they leave. */
const FIRST = ['build', 'test:browser'];
const LATER_NICENESS = 5;

const children = new Set();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    isInterrupted = true;
    process.exitCode = 1;
  });

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`;
const width = Math.max(...LANES.flat().map(({ length }) => length));

/** Runs an npm script and prefixes each line of its output with its name. Resolves with its result; never rejects. */
async function check(name) {
  const start = performance.now();
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  children.add(child);
  if (child.pid !== undefined && !FIRST.includes(name)) setPriority(child.pid, LATER_NICENESS);
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(width)} | ${line}`));
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  children.delete(child);
  const result = { name, passed: code === 0, time: seconds(performance.now() - start) };
  console.log(`${name.padEnd(width)} | ${result.passed ? 'passed' : 'FAILED'} after ${result.time}`);
  return result;
}

/** Runs checks one after the other. A failure does not stop the next one, except for the specs of a failed build. */
async function lane(names) {
  const results = [];
  for (const name of names) {
    const lacksBuild = name === 'test:browser' && results.some(({ passed }) => !passed);
    if (lacksBuild) console.log(`${name.padEnd(width)} | not run: the build failed`);
    else if (!isInterrupted) results.push(await check(name));
  }
  return results;
}

const start = performance.now();
const results = (await Promise.all(LANES.map(lane))).flat();
const failed = results.filter(({ passed }) => !passed);
console.log(
  `\n${results.map(({ name, passed, time }) => `${passed ? 'passed' : 'FAILED'}  ${name}  ${time}`).join('\n')}`,
);
console.log(
  `npm test: ${failed.length === 0 ? 'passed' : 'FAILED'} after ${seconds(performance.now() - start)}`,
);
if (failed.length > 0) process.exitCode = 1;
