import { execFileSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const ROUNDS = 6;
const root = path.join(import.meta.dirname, '../..');
const script = path.join(import.meta.dirname, 'run.ts');
const tagged = path.join(root, '.notestream/bench/tagged');
/** The same sources, with a tag that does nothing at all. */
const plain = path.join(root, '.notestream/bench/plain');
/** One process a run: what one has warmed up, or left lying about, is not the next one's. */
function run(...args: readonly string[]): readonly number[] {
  const options = ['--expose-gc', '--import', 'tsx', script, ...args];
  const printed: unknown = JSON.parse(execFileSync(process.execPath, options, { encoding: 'utf8' }));
  return Array.isArray(printed) ? printed.map(Number) : [];
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** The same events through the whole store in Node, in turn with the tags and with none: prints the ratio of the two. */
export function compareStores(): void {
  for (const folder of [tagged, plain]) {
    rmSync(folder, { recursive: true, force: true });
    cpSync(path.join(root, 'src'), folder, { recursive: true });
  }
  writeFileSync(
    path.join(plain, 'streams/operators/tag.ts'),
    'export const tag = () => (source$) => source$;\n',
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
  // Whoever is loaded second is a little better off: the mean of both orders is what is left without that.
  const ratio = Math.sqrt(median(byOrder[0]) * median(byOrder[1]));
  console.log(`both orders: ${ratio.toFixed(4)}`);
}

/** Prints what 10,000 events and more leave in the memory, with the console listening and without. */
export function weighConsole(): void {
  for (const events of [10_000, 20_000, 40_000, 80_000])
    for (const kind of ['silent', 'listening']) {
      const [before = NaN, after = NaN] = run(kind, String(events));
      console.log(`${kind}, ${events} events: heap ${before.toFixed(1)} -> ${after.toFixed(1)} MB`);
    }
}
