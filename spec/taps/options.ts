import { parseArgs } from 'node:util';
import { UsageError } from '../soak/options';

export interface TapsOptions {
  readonly minutes: number;
  readonly seed: number;
  readonly pages: number;
  /** The folder of another build; undefined for dist/. */
  readonly dist: string | undefined;
}

export const HELP = `Usage: npm run taps -- [options]

Taps at random in the panel, in Chromium over the sandbox with slow answers and failures, and checks
that no tap acts on a control that was not under the pointer half a second before. Every other page
is narrow with touch, the others are wide with a mouse.

  --minutes N   user time, summed over the pages, from 0.1 to 600 (default 20)
  --pages N     how many pages run at once, from 1 to 8 (default 4)
  --seed N      seed of the taps, the failures and the other people, a whole number (default: a new
                one, which is printed)
  --dist DIR    the panel build of this folder instead of dist/
  --help        print this text
`;

/** Parses the command line. Returns 'help' for `--help`. Throws UsageError. */
export function readOptions(args: readonly string[], newSeed: () => number): TapsOptions | 'help' {
  const { minutes = '20', pages = '4', seed, dist, help } = parse(args);
  if (help === true) return 'help';
  const length = /^\d+(\.\d+)?$/.test(minutes) ? Number(minutes) : Number.NaN;
  if (!(length >= 0.1 && length <= 600))
    throw new UsageError(`--minutes takes a number from 0.1 to 600, not "${minutes}"`);
  if (!/^[1-8]$/.test(pages)) throw new UsageError(`--pages takes a number from 1 to 8, not "${pages}"`);
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError(`--seed takes a whole number of up to nine digits, not "${seed}"`);
  return { minutes: length, pages: Number(pages), seed: seed === undefined ? newSeed() : Number(seed), dist };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string' },
        pages: { type: 'string' },
        seed: { type: 'string' },
        dist: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
