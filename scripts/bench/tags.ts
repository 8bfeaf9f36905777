// What the console's tags cost when nobody listens: the same events through the whole store, in turn with the tags and with
// none, and the ratio of the two; then what 10,000 events leave in the memory when the console listens.
// Run by `npm run bench:tags`. It tells; nothing is decided by it.
import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const ROUNDS = 15;
const root = path.join(import.meta.dirname, '../..');
const script = path.join(import.meta.dirname, 'run.ts');
const tagged = path.join(root, 'src');
/** The same sources, with a tag that does nothing at all. */
const plain = path.join(root, '.notestream/bench/src');
rmSync(plain, { recursive: true, force: true });
cpSync(tagged, plain, { recursive: true });
writeFileSync(
  path.join(plain, 'streams/operators/tag.ts'),
  'export const tag = () => (source$) => source$;\n',
);

interface Run {
  readonly ms: number;
  readonly heapMb: readonly [before: number, after: number];
}

/** One process a run: what one has warmed up, or left lying about, is not the next one's. */
function run(...args: readonly string[]): Run {
  const printed = execFileSync(process.execPath, ['--expose-gc', '--import', 'tsx', script, ...args], {
    encoding: 'utf8',
  });
  const { ms, heapMb }: Run = JSON.parse(printed);
  return { ms, heapMb };
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

const ratios: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  // Whoever comes second may find a warmer machine: they take turns.
  const folders = round % 2 === 0 ? [tagged, plain] : [plain, tagged];
  const times = new Map(folders.map((folder) => [folder, run(folder, 'silent').ms]));
  const [withTags = NaN, without = NaN] = [times.get(tagged), times.get(plain)];
  ratios.push(withTags / without);
  console.log(`round ${round + 1}: ${withTags.toFixed(1)} ms with tags, ${without.toFixed(1)} ms without`);
}
console.log(`with tags / without, median of ${ROUNDS} pairs: ${median(ratios).toFixed(4)}`);
for (const events of [1000, 10_000, 20_000]) {
  const { heapMb, ms } = run(tagged, 'listening', String(events));
  const [before, after] = heapMb;
  console.log(
    `console on, ${events} events: ${ms.toFixed(0)} ms, heap ${before.toFixed(1)} -> ${after.toFixed(1)} MB`,
  );
}
