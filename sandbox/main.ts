import { help, readOptions, UsageError } from './cli/options';
import { PortTakenError } from './listen';
import { NotesFileError } from './platform/model/notes-file';
import { type SandboxOptions, startSandbox } from './server';

/**
 * Stops the sandbox when its parent process ends, even if that process is killed. Specs start the
 * sandbox with an IPC channel, which closes in that case.
 */
function endWithParent(stop: () => void): void {
  if (process.send === undefined) return;
  if (process.connected) process.once('disconnect', stop);
  else stop();
}

async function run(options: SandboxOptions): Promise<void> {
  const exit = (): void => process.exit(0);
  endWithParent(exit);
  if (options.watch === true) process.stdout.write('Building the panel, and the bell for host pages ...\n');
  const sandbox = await startSandbox(options);
  // Installed before the addresses are printed, because a reader may send the signal right after them.
  const stop = (): void => {
    void sandbox.close().finally(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  process.off('disconnect', exit);
  endWithParent(stop);
  process.stdout.write(
    [
      'The sandbox is running:',
      `  host page   ${sandbox.host}`,
      `  panel       ${sandbox.panel}`,
      `  platform    ${sandbox.platform}`,
      ...(sandbox.isPanelMissing() ? ['The panel is not built yet: run `npm run build`.'] : []),
      'Press Ctrl+C to stop.',
      '',
    ].join('\n'),
  );
}

function fail(error: unknown): never {
  const expected = [UsageError, PortTakenError, NotesFileError].some((type) => error instanceof type);
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${message}${error instanceof UsageError ? '\nTry --help.' : ''}\n`);
  if (!expected && error instanceof Error && error.stack !== undefined)
    process.stderr.write(`${error.stack}\n`);
  process.exit(1);
}

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(help);
  else await run(options);
} catch (error) {
  fail(error);
}
