import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const ROUNDS = 6;
const root = path.join(import.meta.dirname, '../..');
const script = path.join(import.meta.dirname, 'run.ts');
const tagged = path.join(root, '.notestream/bench/tagged');
/** A copy of the sources whose `tag` does nothing. */
const plain = path.join(root, '.notestream/bench/plain');
/** Each run has a process of its own, so that runs do not affect each other. */
function run(...args: readonly string[]): readonly number[] {
  const options = ['--expose-gc', '--import', 'tsx', script, ...args];
  const printed: unknown = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
  return Array.isArray(printed) ? printed.map(Number) : [];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/**
 * Sends the same events through the store in Node, with and without tags by turns, and prints the
 * ratio.
 */
export function compareStores(): void {
  for (const folder of [tagged, plain]) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(root, 'src'), folder, { recursive: true });
  }
  writeFileSync(
    path.join(plain, 'streams/operators/tag.ts'),
    'export const tag = () => (source$) => source$;\nexport const tagByName = tag;\n',
  );
  const byOrder: [number[], number[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round++) {
    const ratios =
      round % 2 === 0 ? run('pairs', tagged, plain) : run('pairs', plain, tagged).map((each) => 1 / each);
    byOrder[round % 2 === 0 ? 0 : 1].push(...ratios);
    console.log(
      `round ${round}: with tags / without, median of ${ratios.length} pairs: ${median(ratios).toFixed(4)}`,
    );
  }
  // The sources that are loaded second are a little faster; the mean of both orders cancels that.
  const ratio = Math.sqrt(median(byOrder[0]) * median(byOrder[1]));
  console.log(`both orders: ${ratio.toFixed(4)}`);
}

/** Prints the heap after 10,000 events and more, with the console listening and without. */
export function weighConsole(): void {
  for (const events of [10_000, 20_000, 40_000, 80_000])
    for (const kind of ['silent', 'listening']) {
      const [before = NaN, after = NaN] = run(kind, String(events));
      console.log(`${kind}, ${events} events: heap ${before.toFixed(1)} -> ${after.toFixed(1)} MB`);
    }
}
