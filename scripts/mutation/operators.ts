// Makes mutants of the streams and runs the specs on each: every constant of `timing.ts` changed by
// one, and every flattening operator replaced by each of the others. A spec must fail, or
// `survivors.json` must have the reason. Where it claims that all operators are equivalent, no two
// inner observables may overlap. `tsx scripts/mutation/operators.ts undo` mutates only files whose
// path contains `undo`.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { allMutants, isMutated, type Mutant } from './mutants';
import { isOf, readReasons } from './reasons';
import { line, type Result, summary } from './report';
import { type Copy, copyOf, firstFailure } from './run-specs';

const root = join(import.meta.dirname, '../..');
const only = process.argv[2] ?? '';
const STREAMS = ['--config', 'scripts/mutation/jest.config.js'];

/** The files that use a constant and are not mutated themselves. */
const usersOf = (name: string): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !isMutated(file))
    .filter((file) => new RegExp(`\\b${name}\\b`).test(readFileSync(join(root, file), 'utf8')));

/**
 * Finds the first spec that fails: of the streams, of other users of a constant, or the table of
 * constants.
 */
async function judge(mutant: Mutant, copy: Copy): Promise<Result> {
  const ofStreams = await firstFailure(copy.root, STREAMS, { WITHOUT_TABLE: 'yes' });
  if (ofStreams !== undefined) return { mutant, by: 'rule', noticed: ofStreams };
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

/** Takes mutants from the list until it is empty. */
async function work(left: Mutant[], results: Result[]): Promise<void> {
  const copy = copyOf(root);
  try {
    for (let mutant = left.shift(); mutant; mutant = left.shift()) {
      const current = mutant;
      const result = await copy.changed(current.file, current.mutated, () => judge(current, copy));
      results.push(result);
      console.log(line(result));
    }
  } finally {
    copy.remove();
  }
}

/** Throws if a spec fails without any mutation, because it would seem to notice every mutant. */
async function checkUnchanged(): Promise<void> {
  const failing = await firstFailure(root, STREAMS);
  if (failing !== undefined) throw new Error(`a spec fails without any mutation: ${failing}`);
}

const reasons = readReasons(join(import.meta.dirname, 'survivors.json'));
const isSelected = (mutant: Mutant): boolean =>
  mutant.file.includes(only) &&
  (mutant.kind !== 'overlap' || reasons.some((reason) => reason.isEquivalent && isOf(reason, mutant)));
const left = allMutants(root).filter(isSelected);
const results: Result[] = [];
await checkUnchanged();
console.log(`${left.length} mutants`);
const jobs = Math.max(1, Number(process.env.MUTATION_JOBS ?? 2));
await Promise.all(Array.from({ length: jobs }, () => work(left, results)));

const { text, isGood } = summary(results, reasons);
console.log(text);
process.exitCode = isGood ? 0 : 1;
