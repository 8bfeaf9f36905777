import { UsageError } from '../support/run-options';
import { PrerequisiteError } from './prerequisites';

/**
 * Runs what the command line asks for. Prints mistakes of the user without a stack, and lets the
 * process fail.
 */
export async function runCommand<T extends object>(
  help: string,
  readOptions: (args: readonly string[], newSeed: () => number) => T | 'help',
  run: (options: T) => Promise<void>,
): Promise<void> {
  try {
    const options = readOptions(process.argv.slice(2), () => Math.floor(Math.random() * 1e6));
    if (options === 'help') process.stdout.write(help);
    else await run(options);
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof PrerequisiteError;
    const message = error instanceof Error ? (isExpected ? error.message : error.stack) : String(error);
    process.stderr.write(`${message ?? ''}${error instanceof UsageError ? '\nTry --help.' : ''}\n`);
    process.exitCode = 1;
  }
}
