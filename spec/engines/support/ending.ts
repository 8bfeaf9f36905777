import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What must be ended, however the run ends; the newest is last. */
const endings = new Set<() => Promise<unknown>>();
const children = new Set<ChildProcess>();

/** Has this ended when the run is over or interrupted, unless it is ended before; returns the function that ends it. */
export function owned(end: () => Promise<unknown>): () => Promise<void> {
  const ending = async (): Promise<void> => {
    if (endings.delete(ending)) await end();
  };
  endings.add(ending);
  return ending;
}

/** The same for a process. It ends with this process, even where nothing can be awaited any more. */
export function ownedProcess(child: ChildProcess): () => Promise<void> {
  children.add(child);
  return owned(async () => {
    children.delete(child);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  });
}

/** Ends all that is owned, the newest first. */
export async function endAll(): Promise<void> {
  for (const ending of [...endings].reverse()) await ending().catch(() => undefined);
}

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(code)));

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});
