import { formatValue } from './format-value';
import type { LogEntry, LoggedEvent } from './log-entries';
import type { StreamMonitor } from './stream-monitor';
import { behaviourOf } from './tag-paths';

/** The part of the browser's `performance` that the tracks need. */
export type Measuring = Pick<Performance, 'now' | 'measure' | 'clearMeasures'>;

const GROUP = 'Notestream';

const COLOURS = { event: 'tertiary', run: 'primary', next: 'secondary', error: 'error' } as const;

/**
 * Draws streams in the browser's Performance panel: a track for each behaviour with its
 * subscriptions and emissions, and one for events with their causes. Returns a function that ends
 * the drawing.
 */
export function drawTracks(monitor: StreamMonitor, performance: Measuring): () => void {
  const starts = new Map<number, number>();
  let eventStart = 0;
  const draw = (
    name: string,
    track: string,
    color: (typeof COLOURS)[keyof typeof COLOURS],
    start: number,
    properties: readonly (readonly [string, string])[],
  ): void => {
    const devtools = { dataType: 'track-entry', trackGroup: GROUP, track, color, properties };
    performance.measure(name, { start, end: performance.now(), detail: { devtools } });
    // The Performance panel has the measure already; the page's list would grow without limit.
    performance.clearMeasures(name);
  };
  const onEntry = (entry: LogEntry): void => {
    const { name, kind, subscriptionId, value, cause, input } = entry;
    const now = performance.now();
    const properties = [
      ...(cause === undefined ? [] : [['started by', `#${cause}`] as const]),
      ...(input === undefined ? [] : [['input', input] as const]),
    ];
    const track = behaviourOf(name);
    if (kind === 'subscribe') starts.set(subscriptionId, now);
    else if (kind === 'unsubscribe') {
      draw(name, track, COLOURS.run, starts.get(subscriptionId) ?? now, properties);
      starts.delete(subscriptionId);
    } else if (kind === 'next' || kind === 'error')
      draw(`${name}: ${kind}`, track, COLOURS[kind], now, [...properties, ['value', formatValue(value)]]);
  };
  const onAfterReduce = ({ number, event, by, cause }: LoggedEvent): void =>
    draw(`#${number} ${event.type}`, 'events', COLOURS.event, eventStart, [
      ['by', by ?? 'the blogger'],
      ...(cause === undefined ? [] : [['woken by', `#${cause}`] as const]),
    ]);
  return monitor.listen({
    onEntry: (entry) => {
      if (entry.name !== 'events') onEntry(entry);
    },
    onBeforeReduce: () => (eventStart = performance.now()),
    onAfterReduce,
  });
}
