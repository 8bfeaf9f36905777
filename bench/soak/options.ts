import { parseArgs } from 'node:util';

/** How long the storm lasts, in minutes, and which one it is. */
export interface SoakOptions {
  readonly minutes: number;
  readonly seed: number;
}

/** A mistake in the command line; its message is for the person who typed it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const HELP = `Usage: npm run soak -- [options]

Drives the panel in Chromium with a scripted user and random faults, then looks whether anything was lost or done twice.
Three minutes of the same come first, so that the heap is measured when most of the code has run; they are counted, too.

  --minutes N   how long, from 0.1 to 600 (default 5)
  --seed N      which user and which faults, a whole number (default: a new one, which is printed)
  --help        this text
`;

/** What is asked for, or 'help'. Throws UsageError. */
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
