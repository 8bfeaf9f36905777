import type { LoggedEvent } from './log-entries';
import { pick } from './patterns';
import { isPartOf } from './tag-paths';

/**
 * Selects the events whose type matches a pattern, and those emitted by a matching stream or one of
 * its parts. `streams` are the names of all streams.
 */
export function pickEvents(
  events: readonly LoggedEvent[],
  streams: readonly string[],
  pattern: unknown,
): readonly LoggedEvent[] {
  if (events.length === 0) return [];
  const types = new Set<string>(events.map(({ event }) => event.type));
  const chosen = pick('stream or event so far', [...types, ...streams], pattern);
  const emitters = chosen.filter((name) => !types.has(name));
  return events.filter(
    ({ event, by }) =>
      chosen.includes(event.type) ||
      emitters.some((name) => by !== undefined && (by === name || isPartOf(by, name))),
  );
}
