import { asyncScheduler, Subject } from 'rxjs';
import type { Session } from '../monitor/session';
import { behaviourOf } from '../monitor/tag-paths';
import { listenToTags, tag, tagByName } from '../../streams/operators/tag';
import { reduce } from '../../streams/reducer';
import type { Event } from '../../streams/state/events';
import type { ReplayParts, ReplayResult, Watcher } from './replay-parts';

/**
 * Reduces the events of a session that was recorded after the panel's start, each at its recorded
 * time. No behaviour runs, because the session lacks the requests and timers that were pending at
 * its start. A watcher gets the events from the streams that emitted them.
 */
export function reduceEvents(
  { initial, entries, startedAt }: Session,
  { inVirtualTime }: Pick<ReplayParts, 'inVirtualTime'>,
  watcher: Watcher | undefined,
): ReplayResult {
  const events = entries.flatMap((entry) => (entry.kind === 'event' ? [entry] : []));
  let final = initial;
  watcher?.onState(final);
  const queue$ = new Subject<Event>();
  const streams = new Map<string, Subject<Event>>();
  /** Returns the stream with this name, nested in its enclosing streams. */
  const streamOf = (name: string): Subject<Event> => {
    const known = streams.get(name);
    if (known) return known;
    const stream$ = new Subject<Event>();
    streams.set(name, stream$);
    if (name === behaviourOf(name)) stream$.pipe(tagByName(name)).subscribe(queue$);
    else stream$.pipe(tagByName(name)).subscribe(streamOf(behaviourOf(name)));
    return stream$;
  };
  queue$.pipe(tag('events')).subscribe((event) => {
    final = reduce(final, event);
    watcher?.onState(final);
  });
  for (const { by } of events) if (by !== undefined) void streamOf(by);
  // The streams started before the recording, so their subscriptions must not reach the listeners.
  if (watcher) listenToTags(watcher.listener);
  const emitFrom = (index: number): void => {
    const entry = events[index];
    if (!entry) return;
    const emit = (): void => {
      const emitting$ = entry.by === undefined ? queue$ : streamOf(entry.by);
      emitting$.next(entry.event);
      emitFrom(index + 1);
    };
    asyncScheduler.schedule(emit, Math.max(0, startedAt + entry.at - asyncScheduler.now()));
  };
  inVirtualTime(() => emitFrom(0), startedAt);
  listenToTags(null);
  queue$.complete();
  for (const stream$ of streams.values()) stream$.complete();
  return { final, events: events.length, difference: undefined };
}
