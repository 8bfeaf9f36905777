// Changes each constant of `timing.ts` by one and swaps each flattening operator of the streams for each of the others, one
// at a time, and runs the specs: somebody must notice, or `survivors.json` says why nobody can. Where it says that all
// operators are the same program, no two inner streams may ever meet. A word given to it is looked for in the files'
// names: `tsx scripts/mutation/operators.ts undo`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { allMutants, type Mutant } from './mutants';
import { isOf, readReasons } from './reasons';
import { line, type Result, summary } from './report';
import { type Copy, copyOf, firstFailure } from './specs';

const root = join(import.meta.dirname, '../..');
const only = process.argv[2] ?? '';
const STREAMS = ['--config', 'scripts/mutation/jest.config.js'];

/** The files outside the streams that use a constant. */
const usersOf = (name: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/streams/'))
    .filter((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8')));

/** Who notices first: a rule of the streams, a rule of what else uses the constant, or only the table of constants. */
async function judged(mutant: Mutant, copy: Copy): Promise<Result> {
  const rule = await firstFailure(copy.root, STREAMS, { WITHOUT_TABLE: 'yes' });
  if (rule !== undefined) return { mutant, by: 'rule', noticed: rule };
  if (mutant.kind !== 'constant') return { mutant, by: 'nobody', noticed: '' };
  const users = usersOf(mutant.name);
  const elsewhere =
    users.length > 0
      ? await firstFailure(copy.root, ['--bail', '--passWithNoTests', '--findRelatedTests', ...users])
      : undefined;
  if (elsewhere !== undefined) return { mutant, by: 'rule', noticed: elsewhere };
  const table = await firstFailure(copy.root, ['spec/streams/timing-spec.ts']);
  return table === undefined
    ? { mutant, by: 'nobody', noticed: '' }
    : { mutant, by: 'table', noticed: table };
}

/** Takes from the mutants that are left until there are none. */
async function work(left: Mutant[], results: Result[]): Promise<void> {
  const copy = copyOf(root);
  try {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const current = mutant;
      const result = await copy.changed(current.file, current.mutated, () => judged(current, copy));
      results.push(result);
      console.log(line(result));
    }
  } finally {
    copy.remove();
  }
}

/** What fails already would seem to notice everything. */
async function checkUnchanged(): Promise<void> {
  const failing = await firstFailure(root, STREAMS);
  if (failing !== undefined) throw new Error(`without any change, a spec fails: ${failing}`);
}

const reasons = readReasons(join(import.meta.dirname, 'survivors.json'));
const isAsked = (mutant: Mutant): boolean =>
  mutant.file.includes(only) &&
  (mutant.kind !== 'alone' || reasons.some((reason) => reason.isEquivalent && isOf(reason, mutant)));
const left = allMutants(root).filter(isAsked);
const results: Result[] = [];
await checkUnchanged();
console.log(`${left.length} mutants`);
const jobs = Math.max(1, Number(process.env.MUTATION_JOBS ?? 2));
await Promise.all(Array.from({ length: jobs }, () => work(left, results)));

const { text, isGood } = summary(results, reasons);
console.log(text);
process.exitCode = isGood ? 0 : 1;
