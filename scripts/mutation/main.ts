// Plants defects in a copy of a project, one at a time, and prints which of them a spec catches: `npm run
// planted`. With `-- --only undo`, only those whose id, area or file contains it; `--tree ../other`, in
// another project; `--jobs 2`, two at a time; `--browser`, also in the browser specs of its area if no other
// spec fails, which builds the panel; `--done before.txt`, without those that an earlier output names;
// `--near 10`, in the nearest 10 specs first and in all of them at the end; `--list`, prints them only.
import { readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type Copy, copyOf, run } from './copy';
import { type Defect, readDefects, withDefect } from './defect';
import { madeDefects } from './made-defects';

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    tree: { type: 'string', default: join(import.meta.dirname, '../..') },
    jobs: { type: 'string', default: '1' },
    done: { type: 'string' },
    near: { type: 'string', default: '25' },
    browser: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const tree = resolve(options.tree);
const done = new Set(
  (options.done ? readFileSync(options.done, 'utf8') : '')
    .split('\n')
    .map((line) => /^(?:caught|NOT CAUGHT) +(\S+)/.exec(line)?.[1]),
);
const ALL = 10_000;
/** The most specs for a defect; the defects that these do not notice get all specs at the end. */
let limit = Number(options.near);
const sources = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`);
/** Specs that fail without a defect are left out. */
const fails = new Map<string, boolean>();

/** The spec that noticed a defect. */
interface Notice {
  readonly spec: string;
  readonly title: string;
}

/** The files whose specs run first: for a constant, those that use it. */
function nearFiles({ file, sentence }: Defect): readonly string[] {
  const [, name] = /: ([A-Z_]+) [+-] 1$/.exec(sentence) ?? [];
  return name
    ? sources.filter((each) => each !== file && readFileSync(join(tree, each), 'utf8').includes(name))
    : [file];
}

async function jest(copy: Copy, defect: Defect, spec?: string): Promise<Notice | undefined> {
  const { file, sentence, from } = defect;
  const planted = {
    near: nearFiles(defect),
    words: `${sentence} ${from.length < 1000 ? from : ''}`,
    broken: [...fails].filter(([, isFailing]) => isFailing).map(([each]) => each),
    limit,
  };
  const sequencer = join(import.meta.dirname, 'nearest-first.cjs');
  const { isGood, isHung, text } = await run(
    copy.root,
    'node_modules/.bin/jest',
    [
      ...['--runInBand', '--bail', '--passWithNoTests', '--testSequencer', sequencer],
      ...(spec ? [spec] : ['--findRelatedTests', file]),
    ],
    { PLANTED: JSON.stringify(planted) },
  );
  if (isGood) return undefined;
  const [, failed = ''] = /^FAIL (\S+)/m.exec(text) ?? [];
  if (isHung && !failed) return { spec: '', title: 'specs that hang' };
  if (!failed) throw new Error(`Jest failed without a spec: ${text.slice(-1000)}`);
  return { spec: failed, title: /^ +● (.+)$/m.exec(text)?.[1] ?? '' };
}

/** The browser specs whose names share the most words with the defect's area and file. */
function browserSpecs({ area, file }: Defect): readonly string[] {
  const wordsOf = (text: string): readonly string[] =>
    text.split(/[^a-z]+/).map((word) => word.replace(/s$/, ''));
  const words = wordsOf(`${area} ${file.endsWith('.css') ? 'layout fits' : ''} ${file.replace(/^src/, '')}`);
  const shared = (spec: string): number =>
    wordsOf(spec).filter((word) => word && words.includes(word)).length;
  return readdirSync(join(tree, 'spec/e2e'))
    .filter((name) => name.endsWith('-spec.ts'))
    .map((name) => ({ name, count: shared(name.replace('-spec.ts', '')) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, 8)
    .map(({ name }) => `spec/e2e/${name}`);
}

async function playwright(copy: Copy, specs: readonly string[]): Promise<Notice | undefined> {
  const config = ['--config', 'config/playwright/browser.config.ts', '--workers', '1', '-x'];
  const { isGood, text } = await run(copy.root, 'node_modules/.bin/playwright', [
    'test',
    ...config,
    ...specs,
  ]);
  if (isGood) return undefined;
  const [, spec, title = ''] = /^ +1\) (\S+?):\d+:\d+ › (.+?)[ ─]*$/m.exec(text) ?? [];
  if (spec === undefined) throw new Error(`Playwright failed without a spec: ${text.slice(-1000)}`);
  return { spec: spec.startsWith('spec/') ? spec : `spec/e2e/${spec.split('/').at(-1)}`, title };
}

/** Performs an action with a panel that is built from the copy. */
async function built<T>(copy: Copy, action: () => Promise<T>): Promise<T> {
  const dist = join(copy.root, 'dist');
  rmSync(dist, { recursive: true });
  try {
    const { isGood, text } = await run(copy.root, 'npm', ['run', 'build:panel']);
    if (!isGood) throw new Error(`the build failed: ${text.slice(-1000)}`);
    return await action();
  } finally {
    rmSync(dist, { recursive: true, force: true });
    symlinkSync(join(tree, 'dist'), dist);
  }
}

/** The first spec that notices a defect, unless it also fails without it. */
async function caughtBy(
  defect: Defect,
  copy: Copy,
  look: (spec?: string) => Promise<Notice | undefined>,
): Promise<Notice | undefined> {
  const mutated = withDefect(copy.root, defect) ?? '';
  const notice = await copy.changed(defect.file, mutated, () => look());
  if (!notice?.spec) return notice;
  if (!fails.has(notice.spec)) {
    const unchanged = await look(notice.spec);
    fails.set(notice.spec, unchanged !== undefined);
    if (unchanged) console.log(`left out  ${notice.spec} fails without a defect: ${unchanged.title}`);
  }
  return fails.get(notice.spec) ? caughtBy(defect, copy, look) : notice;
}

async function judge(defect: Defect, copy: Copy): Promise<Notice | undefined> {
  const found = await caughtBy(defect, copy, (spec) => jest(copy, defect, spec));
  const specs = browserSpecs(defect);
  if (found || !options.browser || limit < ALL || specs.length === 0) return found;
  return caughtBy(defect, copy, (spec) =>
    spec ? playwright(copy, [spec]) : built(copy, () => playwright(copy, specs)),
  );
}

const equivalent = readFileSync(join(import.meta.dirname, 'equivalent.txt'), 'utf8');
const left = new Set(equivalent.split('\n').map((line) => line.slice(0, 6)));
const all = [
  ...readDefects(join(import.meta.dirname, 'written-defects.txt')),
  ...madeDefects(tree, left),
].filter(({ id, area, file }) => `${id} ${area} ${file}`.includes(options.only) && !done.has(id));
const defects = all.filter((defect) => withDefect(tree, defect) !== undefined);

/** Plants the defects of a queue until it is empty. Resolves with those that no spec has noticed. */
async function plant(queue: Defect[], copy: Copy, isLast: boolean): Promise<readonly Defect[]> {
  const defect = queue.shift();
  if (!defect) return [];
  const { id, file, sentence } = defect;
  const start = performance.now();
  const notice = await judge(defect, copy);
  const result = notice ? 'caught    ' : isLast ? 'NOT CAUGHT' : 'later     ';
  const by = notice ? ` by ${notice.spec} › ${notice.title}` : '';
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${result} ${id} ${file} (${sentence})${by}, ${seconds} s`);
  return [...(notice ? [] : [defect]), ...(await plant(queue, copy, isLast))];
}

console.log(`${defects.length} defects in ${tree}`);
for (const { id, file } of all.filter((each) => !defects.includes(each)))
  console.log(`stale      ${id}: ${file} has another text`);
if (options.list) for (const { id, file, sentence } of defects) console.log(`${id} ${file} (${sentence})`);
else {
  const copies = Array.from({ length: Number(options.jobs) }, (_, job) => copyOf(tree, job));
  let lost: readonly Defect[] = defects;
  for (const isLast of [false, true]) {
    const queue = [...lost];
    lost = (await Promise.all(copies.map((copy) => plant(queue, copy, isLast)))).flat();
    limit = ALL;
  }
  for (const copy of copies) copy.remove();
  console.log(`${defects.length - lost.length} of ${defects.length} are caught`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
