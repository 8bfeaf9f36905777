import type { StreamMonitor } from '../monitor/stream-monitor';
import type { State } from '../../streams/state/state';
import type { Trace } from './trace';

/** Adds the console's past and future log entries to a trace. Returns a function that stops this. */
export function feed(trace: Trace, monitor: StreamMonitor, current: () => State): () => void {
  for (const entry of monitor.log.all()) trace.add(entry, current());
  for (const event of monitor.eventLog.all()) trace.addEvent(event);
  return monitor.listen({
    onEntry: (entry) => trace.add(entry, current()),
    onBeforeReduce: (event) => trace.addEvent(event),
  });
}
