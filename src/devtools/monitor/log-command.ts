import type { ConsoleOptions } from './options';
import { ConsoleError, pick } from './patterns';
import { printEntry } from './print-entry';
import type { StreamMonitor } from './stream-monitor';

/**
 * Creates `log(pattern)`, which prints the notifications of matching streams. The returned function
 * stops this log; `log.stop(pattern)` stops all logs of matching streams. `names` are all streams.
 */
export function createLogCommand(
  { printer }: Pick<ConsoleOptions, 'printer'>,
  monitor: StreamMonitor,
  names: () => readonly string[],
  since: number,
) {
  /** The running logs: the streams of each, and the function that stops it. */
  const logs = new Map<Set<string>, () => void>();
  const end = (log: Set<string>): void => {
    logs.get(log)?.();
    logs.delete(log);
  };
  const log = (pattern: unknown = '*'): (() => void) => {
    const chosen = new Set(pick('stream', names(), pattern));
    const unlisten = monitor.listen({
      onEntry: (entry) => {
        if (chosen.has(entry.name)) printEntry(printer, entry, since);
      },
    });
    logs.set(chosen, unlisten);
    return () => end(chosen);
  };
  const stop = (pattern: unknown = '*'): void => {
    const logged = [...new Set([...logs.keys()].flatMap((each) => [...each]))];
    if (logged.length === 0) throw new ConsoleError('No stream is logged: log(pattern) starts it.');
    const stopped = pick('logged stream', logged, pattern);
    for (const each of [...logs.keys()]) {
      for (const name of stopped) each.delete(name);
      if (each.size === 0) end(each);
    }
    printer.log(`No longer logged: ${stopped.join(', ')}.`);
  };
  return Object.assign(log, { stop });
}
