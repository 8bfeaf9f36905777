import { parseOptions, RUN_ARGS, type RunOptions, runOptions, UsageError } from '../support/run-options';

export interface TapsOptions extends RunOptions {
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
  const {
    pages = '4',
    dist,
    help,
    ...values
  } = parseOptions(args, {
    ...RUN_ARGS,
    pages: { type: 'string' },
    dist: { type: 'string' },
  });
  if (help === true) return 'help';
  if (!/^[1-8]$/.test(pages)) throw new UsageError(`--pages takes a number from 1 to 8, not "${pages}"`);
  return { ...runOptions(values, 20, newSeed), pages: Number(pages), dist };
}
