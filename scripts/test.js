// Runs the checks of `npm test` in parallel and prints the time of each; with --all those of
// `npm run test:all`, which adds the matrices, the engines and foreign clients, and with --quick those
// of `npm run check`. Ends with the names of what has failed and of what was flaky, and exits with 1 if a
// check fails. Each name is an npm script, so a check can be repeated alone.
import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import process from 'node:process';
import { createInterface } from 'node:readline';

const isAll = process.argv.includes('--all');
const isQuick = process.argv.includes('--quick');
const COMMAND = isQuick ? 'npm run check' : isAll ? 'npm run test:all' : 'npm test';

const BROWSERS = [
  'build',
  'test:browser',
  ...(isAll ? ['test:matrix', 'test:engines', 'test:foreign', 'test:packages', 'test:deploy'] : []),
];
const FIRST = isQuick ? [] : BROWSERS;
/** The next free lane runs the next of these. Jest uses all processors, most other checks one. */
const LATER = isQuick
  ? ['lint:rules', 'test:changed', 'lint:imports', 'lint:format']
  : [
      'test:unit',
      // Before the others, because its longest spec takes minutes.
      ...(isAll ? ['test:random'] : []),
      'lint:rules',
      // It checks types once more, which is a tenth of the processor time of all of `npm test`.
      ...(isAll ? ['lint:rxjs'] : []),
      'lint:imports',
      'lint:format',
    ];
/** The checks that only one lane runs, before it takes others. */
const LANES = [FIRST, [], ...(availableParallelism() > 3 ? [[]] : [])];
/** If a check has failed without the name of a test, its last lines are printed again at the end. */
const LAST_LINES = 30;
/** Browser specs run in real time and wait a lot, so the other checks run at a lower priority. */
const LATER_NICENESS = 5;

const IS_WINDOWS = process.platform === 'win32';

const children = new Set();
let isInterrupted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'])
  process.on(signal, () => {
    for (const child of children) stop(child, signal);
    isInterrupted = true;
    process.exitCode = 1;
  });

/** Sends a signal to a check and to all processes that it has started, which npm does not do. */
function stop(child, signal) {
  if (IS_WINDOWS) child.kill(signal);
  else unlessEnded(() => process.kill(-child.pid, signal));
}

const seconds = (ms) => `${(ms / 1000).toFixed(0)} s`;
const width = Math.max(...[...FIRST, ...LATER].map(({ length }) => length));

/** Does something with a process, unless it has ended already. */
function unlessEnded(act) {
  try {
    act();
  } catch (error) {
    if (![error.code, error.info?.code].includes('ESRCH')) throw error;
  }
}

/**
 * Runs an npm script and prefixes each line of its output with its name. Resolves with its result, its
 * last lines, and the lines that name a failed or a flaky test; never rejects.
 */
async function check(name) {
  const start = performance.now();
  const last = [];
  const tests = new Set();
  const child = spawn('npm', ['run', '--silent', name], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: IS_WINDOWS,
    // A process group of its own.
    detached: !IS_WINDOWS,
  });
  if (child.pid !== undefined) {
    children.add(child);
    if (!FIRST.includes(name)) unlessEnded(() => setPriority(child.pid, LATER_NICENESS));
  }
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      console.log(`${name.padEnd(width)} | ${line}`);
      if (/^(FAILED|FLAKY) /.test(line)) tests.add(line);
      if (line.trim()) last.push(line);
      if (last.length > LAST_LINES) last.shift();
    });
  const code = await new Promise((resolve) => child.on('error', () => resolve(1)).on('close', resolve));
  children.delete(child);
  const result = { name, passed: code === 0, last, tests, time: seconds(performance.now() - start) };
  console.log(`${name.padEnd(width)} | ${result.passed ? 'passed' : 'FAILED'} after ${result.time}`);
  return result;
}

/**
 * Runs checks one after the other. A failure does not stop the next one, except for the specs of a
 * failed build.
 */
async function lane(own) {
  const results = [];
  const names = [...own];
  const next = () => names.shift() ?? LATER.shift();
  for (let name = next(); name && !isInterrupted; name = next()) {
    const lacksBuild = FIRST.includes(name) && results.some((one) => one.name === 'build' && !one.passed);
    if (lacksBuild) console.log(`${name.padEnd(width)} | not run: the build failed`);
    else results.push(await check(name));
  }
  return results;
}

/** The lines about a check at the end: the names of its tests, or the last lines of a failure without any. */
function remarks({ name, passed, last, tests }) {
  const lines = [...tests].map((test) => test.replace(' ', ` ${name}  `));
  const isExplained = passed || lines.some((line) => line.startsWith('FAILED'));
  return isExplained ? lines : [...lines, `FAILED ${name}`, ...last.map((line) => `       ${line}`)];
}

const start = performance.now();
const results = (await Promise.all(LANES.map(lane))).flat();
console.log(
  `\n${results.map(({ name, passed, time }) => `${passed ? 'passed' : 'FAILED'}  ${name}  ${time}`).join('\n')}\n`,
);
for (const line of results.flatMap(remarks)) console.log(line);
const hasFailed = isInterrupted || results.some(({ passed }) => !passed);
console.log(`${COMMAND}: ${hasFailed ? 'FAILED' : 'passed'} after ${seconds(performance.now() - start)}`);
if (hasFailed) process.exitCode = 1;
