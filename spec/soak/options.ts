import { parseArgs } from 'node:util';

/** The length of the measured part in minutes, and the seed of all random choices. */
export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
}

/** An invalid command line. The message names the mistake. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Usage: npm run soak -- [options]

Runs the panel in two tabs of one Chromium with a scripted user and random faults, and checks that
nothing is lost or done twice. The user acts in both tabs, of which the second is sometimes hidden,
reloaded, closed or crashed, and opened again. Three minutes of warm-up come first, so that the heap is measured when most of the
code has run; the checks cover them, too.

  --minutes N   length of the measured part, from 0.1 to 600 (default 5)
  --seed N      seed of the user's actions and the faults, a whole number (default: a new one, which
                is printed)
  --help        print this text
`;

/** Parses the command line. Returns 'help' for `--help`. Throws UsageError. */
export function readOptions(args: readonly string[], newSeed: () => number): SoakOptions | 'help' {
  const { minutes = '5', seed, help } = parse(args);
  if (help === true) return 'help';
  const length = /^\d+(\.\d+)?$/.test(minutes) ? Number(minutes) : Number.NaN;
  if (!(length >= 0.1 && length <= 600))
    throw new UsageError(`--minutes takes a number from 0.1 to 600, not "${minutes}"`);
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError(`--seed takes a whole number of up to nine digits, not "${seed}"`);
  return { minutes: length, seed: seed === undefined ? newSeed() : Number(seed) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
