import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** Cleanup functions that must run when the run ends for any reason; the newest is last. */
const cleanups = new Set<() => Promise<unknown>>();
const children = new Set<ChildProcess>();

/**
 * Registers a cleanup function for the end or interruption of the run. Returns a function that runs
 * it earlier.
 */
export function cleanUpWithRun(end: () => Promise<unknown>): () => Promise<void> {
  const cleanUp = async (): Promise<void> => {
    if (cleanups.delete(cleanUp)) await end();
  };
  cleanups.add(cleanUp);
  return cleanUp;
}

/**
 * Registers a process that must end with this run. It is killed even if nothing can be awaited any
 * more.
 */
export function endWithRun(child: ChildProcess): () => Promise<void> {
  children.add(child);
  return cleanUpWithRun(async () => {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  });
}

/** Runs all registered cleanup functions, the newest first. */
export async function cleanUpAll(): Promise<void> {
  for (const cleanUp of [...cleanups].reverse()) await cleanUp().catch(() => undefined);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => void cleanUpAll().finally(() => process.exit(code)));

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
