import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The length of a random run in minutes, and the seed of all its random choices. */
export interface RunOptions {
  readonly minutes: number;
  readonly seed: number;
}

/** An invalid command line. The message names the mistake. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The options of each random run, as `parseArgs` takes them. */
export const RUN_ARGS = {
  minutes: { type: 'string' },
  seed: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** Parses a command line. Throws UsageError. */
export function parseOptions<T extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: T,
) {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the options of each random run. Throws UsageError. */
export function runOptions(
  { minutes, seed }: { readonly minutes?: string | undefined; readonly seed?: string | undefined },
  defaultMinutes: number,
  newSeed: () => number,
): RunOptions {
  const length =
    minutes === undefined ? defaultMinutes : /^\d+(\.\d+)?$/.test(minutes) ? Number(minutes) : NaN;
  if (!(length >= 0.1 && length <= 600))
    throw new UsageError(`--minutes takes a number from 0.1 to 600, not "${minutes ?? ''}"`);
  if (seed !== undefined && !/^\d{1,9}$/.test(seed))
    throw new UsageError(`--seed takes a whole number of up to nine digits, not "${seed}"`);
  return { minutes: length, seed: seed === undefined ? newSeed() : Number(seed) };
}
