import { defer, merge, mergeMap, of } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import type { State } from '../state/state';
import { noteOfMarkKey, parseMark, SEEN_KEY, seenEvent, storedMarks } from './stored-reads';

/** Follows the marks and the last-seen time of other tabs (decision marks-of-other-tabs). */
export const followReads: Behaviour = (_events$, state$, { storage }) =>
  merge(
    // What was stored before this code was loaded.
    defer(() => of<Event>({ type: 'reads.restored', reads: storedMarks(storage) })),
    storage.changes$.pipe(
      mergeMap(({ key, value }) =>
        key === SEEN_KEY
          ? [seenEvent(value)]
          : markedElsewhere(key, value, value === storage.get(key), state$.value),
      ),
    ),
  );

/** Another tab has made a mark. It removes the mark when the platform has it. */
function markedElsewhere(
  key: string,
  value: string | undefined,
  isCurrent: boolean,
  { noteReads }: State,
): readonly Event[] {
  const id = noteOfMarkKey(key);
  if (id === undefined) return [];
  const mark = parseMark(key, value);
  if (value !== undefined)
    return [{ type: isCurrent ? 'reads.restored' : 'reads.confirmed', reads: { [id]: mark } }];
  const own = noteReads[id];
  return own?.isRead === mark.isRead
    ? [{ type: 'reads.confirmed', reads: { [id]: { ...mark, timestamp: own.timestamp } } }]
    : [];
}
