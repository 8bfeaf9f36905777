import { parseOptions, RUN_ARGS, type RunOptions, runOptions } from '../support/run-options';

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
export function readOptions(args: readonly string[], newSeed: () => number): RunOptions | 'help' {
  const values = parseOptions(args, RUN_ARGS);
  return values.help === true ? 'help' : runOptions(values, 5, newSeed);
}
