// Plants defects in a copy of a project, one at a time, and prints which of them a spec catches: `npm run
// planted`. With `-- --only undo`, only those whose id, area or file contains it; `--tree ../other`, in
// another project; `--jobs 2`, two at a time; `--browser`, also in the browser specs of its area if no other
// spec fails, which builds the panel; `--done before.txt`, without those that an earlier output names;
// `--near 8 --far 60`, in the nearest 8 specs first and at the end in 60 for those that none of the 8 notices;
// `--list`, prints them only.
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
    near: { type: 'string', default: '8' },
    far: { type: 'string', default: '1000' },
    browser: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const tree = resolve(options.tree);
const earlier = options.done ? readFileSync(options.done, 'utf8') : '';
/** The last results of an earlier output by id: `caught`, `NOT CAUGHT` or `later`. */
const done = new Map(
  Array.from(earlier.matchAll(/^(caught|NOT CAUGHT|later) +(\S+)/gm), ([, result, id]) => [id, result]),
);
/** The specs that have noticed something in it. They are run without a defect, too. */
const earlierSpecs = Array.from(earlier.matchAll(/ by (spec\/\S+) › /g), ([, spec = '']) => spec);
/** A run that takes more processor time than this hangs. */
const SECONDS = { near: 45, far: 1500 };
/** Whether the defects are planted that the nearest specs have not noticed. */
let isLast = false;
const sources = readdirSync(join(tree, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`);
/** Specs that fail without a defect. They are left out. */
let broken: readonly string[] = [];

/** The spec that noticed a defect. */
interface Notice {
  readonly spec: string;
  readonly title: string;
}

/** The files whose specs run first: for a constant, those that use it. */
function nearFiles({ file, sentence, from }: Defect): readonly string[] {
  const constant = /(?:const|:) ([A-Z_]+) [-+=] /.exec(`${sentence} ${from}`);
  const name = file === 'src/streams/timing.ts' ? constant?.[1] : undefined;
  return name
    ? sources.filter((each) => each !== file && readFileSync(join(tree, each), 'utf8').includes(name))
    : [file];
}

async function jest(copy: Copy, defect: Defect): Promise<Notice | undefined> {
  const { file, sentence, from } = defect;
  const planted = {
    near: nearFiles(defect),
    words: `${sentence} ${from.length < 1000 ? from : ''}`,
    broken,
    limit: Number(isLast ? options.far : options.near),
  };
  const sequencer = join(import.meta.dirname, 'nearest-first.cjs');
  const args = ['--runInBand', '--bail', '--forceExit', '--passWithNoTests', '--testSequencer', sequencer];
  const { isGood, isHung, text } = await run(
    copy.root,
    ['node_modules/.bin/jest', ...args, '--findRelatedTests', file],
    isLast ? SECONDS.far : SECONDS.near,
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
  const others = [file.endsWith('.css') && 'layout fits', file.startsWith('src/embed/') && 'bell'];
  const words = wordsOf(`${area} ${others.join(' ')} ${file.replace(/^src/, '')}`);
  const shared = (spec: string): number =>
    wordsOf(spec).filter((word) => word && words.includes(word)).length;
  return readdirSync(join(tree, 'spec/e2e'))
    .filter((name) => name.endsWith('-spec.ts') && !broken.includes(`spec/e2e/${name}`))
    .map((name) => ({ name, count: shared(name.replace('-spec.ts', '')) }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
    .slice(0, 8)
    .map(({ name }) => `spec/e2e/${name}`);
}

async function playwright(copy: Copy, ...args: readonly string[]): Promise<readonly Notice[]> {
  const config = ['--config', 'config/playwright/browser.config.ts', '--workers', '1'];
  const command = ['node_modules/.bin/playwright', 'test', ...config, ...args];
  const { isGood, text } = await run(copy.root, command, SECONDS.far);
  const failures = text.matchAll(/^ +\d+\) \S*?([^/\s]+):\d+:\d+ › (.+?)[ ─]*$/gm);
  const notices = Array.from(failures, ([, name, title = '']) => ({ spec: `spec/e2e/${name}`, title }));
  if (!isGood && notices.length === 0)
    throw new Error(`Playwright failed without a spec: ${text.slice(-1000)}`);
  return isGood ? [] : notices;
}

/** Performs an action with a panel, and for its own files a bell, that are built from the copy. */
async function built<T>(copy: Copy, { file }: Defect, action: () => Promise<T>): Promise<T> {
  const dist = join(copy.root, 'dist');
  rmSync(dist, { recursive: true });
  try {
    for (const name of ['build:panel', ...(file.startsWith('src/embed/') ? ['build:embed'] : [])]) {
      const { isGood, text } = await run(copy.root, ['npm', 'run', name], SECONDS.far);
      if (!isGood) throw new Error(`${name} failed: ${text.slice(-1000)}`);
    }
    return await action();
  } finally {
    rmSync(dist, { recursive: true, force: true });
    symlinkSync(join(tree, 'dist'), dist);
  }
}

/** The first spec that notices a defect. */
async function caughtBy(defect: Defect, copy: Copy): Promise<Notice | undefined> {
  const specs = browserSpecs(defect);
  const notice = await copy.changed(defect.file, withDefect(copy.root, defect) ?? '', async () => {
    const found = await jest(copy, defect);
    const isInBrowser = options.browser && isLast && specs.length > 0;
    if (found || !isInBrowser) return found;
    return built(copy, defect, async () => (await playwright(copy, '-x', ...specs))[0]);
  });
  return notice?.spec === '' && (await jest(copy, defect)) ? undefined : notice;
}

/** Those of some specs that fail without a defect. */
async function brokenOf(specs: readonly string[], copy: Copy): Promise<readonly string[]> {
  const inBrowser = specs.filter((each) => each.includes('/e2e/'));
  const others = specs.filter((each) => !inBrowser.includes(each));
  const command = ['node_modules/.bin/jest', '--runInBand', '--forceExit', '--runTestsByPath', ...others];
  const { text } = others.length > 0 ? await run(copy.root, command, SECONDS.far) : { text: '' };
  const failed = inBrowser.length > 0 ? await playwright(copy, ...inBrowser) : [];
  const inJest = Array.from(text.matchAll(/^FAIL (\S+)/gm), ([, spec = '']) => spec);
  return [...inJest, ...failed.map(({ spec }) => spec)];
}

const equivalent = readFileSync(join(import.meta.dirname, 'equivalent.txt'), 'utf8')
  .split('\n')
  .map((line) => line.slice(0, 6));
const all = [
  ...readDefects(join(import.meta.dirname, 'written-defects.txt')),
  ...madeDefects(tree, new Set(equivalent)),
]
  .filter(({ id, area, file }) => `${id} ${area} ${file}`.includes(options.only))
  .filter(({ id }) => (done.get(id) ?? 'later') === 'later');
const defects = all.filter((defect) => withDefect(tree, defect) !== undefined);

/** A defect that was planted, and the spec that noticed it. */
type Result = readonly [Defect, Notice | undefined];

/** Plants the defects of a queue until it is empty. */
async function plant(queue: Defect[], copy: Copy): Promise<readonly Result[]> {
  const defect = queue.shift();
  if (!defect) return [];
  const { id, file, sentence } = defect;
  const start = performance.now();
  const notice = await caughtBy(defect, copy);
  const result = notice ? 'caught    ' : isLast ? 'NOT CAUGHT' : 'later     ';
  const by = notice ? ` by ${notice.spec} › ${notice.title}` : '';
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`${result} ${id} ${file} (${sentence})${by}, ${seconds} s`);
  return [[defect, notice], ...(await plant(queue, copy))];
}

/** Plants defects, and again those whose spec is broken. Resolves with those that no spec has noticed. */
async function plantAll(planted: readonly Defect[], copies: readonly Copy[]): Promise<readonly Defect[]> {
  const queue = [...planted];
  const results = (await Promise.all(copies.map((copy) => plant(queue, copy)))).flat();
  const specs = new Set(results.map(([, notice]) => notice?.spec ?? '').filter(Boolean));
  const [copy] = copies;
  const found = copy ? await brokenOf([...specs, ...earlierSpecs.splice(0)], copy) : [];
  for (const spec of found) console.log(`left out   ${spec} fails without a defect`);
  broken = [...broken, ...found];
  const lost = results.filter(([, notice]) => !notice).map(([defect]) => defect);
  const again = results.filter(([, notice]) => found.includes(notice?.spec ?? '')).map(([defect]) => defect);
  return again.length === 0 ? lost : [...lost, ...(await plantAll(again, copies))];
}

console.log(`${defects.length} defects in ${tree}`);
for (const { id, file } of all.filter((each) => !defects.includes(each)))
  console.log(`stale      ${id}: ${file} has another text`);
if (options.list) for (const { id, file, sentence } of defects) console.log(`${id} ${file} (${sentence})`);
else {
  const copies = Array.from({ length: Number(options.jobs) }, (_, job) => copyOf(tree, job));
  const far = defects.filter(({ id }) => done.has(id));
  const lost = await plantAll(
    defects.filter((defect) => !far.includes(defect)),
    copies,
  );
  isLast = true;
  const last = await plantAll([...far, ...lost], copies);
  for (const copy of copies) copy.remove();
  console.log(`${defects.length - last.length} of ${defects.length} are caught`);
  process.exitCode = last.length > 0 ? 1 : 0;
}
