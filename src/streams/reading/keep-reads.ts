import { defer, ignoreElements, map, merge, mergeMap, of, pairwise, startWith, switchMap, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import type { Event } from '../state/events';
import { selectReportedNotes } from '../state/sorted-notes';
import type { State } from '../state/state';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { ReadMarks } from '../notes/read-mark';
import { markKey, noteOfMarkKey, parseMark, SEEN_KEY, seenEvent, storedMarks } from './stored-reads';

/**
 * Shares marks with other tabs and later pages through storage (decision marks-of-other-tabs). A stored mark is
 * removed when the platform reports it, when the opposite is marked, and with its note (section 4). Marks of "Mark
 * all as read" may be reverted, so other tabs get them only after the platform has accepted them.
 */
export const keepReads: Behaviour = (events$, state$, { storage }) =>
  defer(() => {
    // Since the start, other tabs may have stored more marks, and the platform may have reported some.
    const stored = storedMarks(storage);
    return merge(
      merge(
        events$.pipe(
          ofType('reads.restored'),
          switchMap(() => state$),
          select(({ noteReads }) => noteReads),
          startWith(stored),
          map((reads) => entriesOf(reads, false)),
          pairwise(),
          tap(([before, after]) => {
            for (const [key, value] of after) if (before.get(key) !== value) storage.set(key, value);
            for (const [key, value] of before)
              // Another tab may have marked newer activity.
              if (!after.has(key) && storage.get(key) === value) storage.remove(key);
          }),
        ),
        events$.pipe(
          ofType('reads.confirmed'),
          tap(({ reads }) => {
            for (const [key, value] of entriesOf(reads, true)) {
              storage.set(key, value);
              storage.remove(key);
            }
          }),
        ),
      ).pipe(ignoreElements()),
      of<Event>({ type: 'reads.restored', reads: unsettled(stored, state$.value) }),
      storage.changes$.pipe(
        mergeMap(({ key, value }) =>
          key === SEEN_KEY
            ? [seenEvent(value)]
            : markedElsewhere(key, value, value === storage.get(key), state$.value),
        ),
      ),
    );
  });

/** The marks that the platform has not reported and that are newer than this page's. */
const unsettled = (marks: ReadMarks, state: State): ReadMarks =>
  Object.fromEntries(
    Object.entries(marks).filter(([id, { isRead, timestamp }]) => {
      const isReported = selectReportedNotes(state).some(
        (note) => note.id === Number(id) && note.isRead === isRead && note.timestamp >= timestamp,
      );
      // A mark that was made here since the start is newer.
      return !isReported && (state.noteReads[Number(id)]?.timestamp ?? -Infinity) < timestamp;
    }),
  );

/** Storage keys and values of the marks of "Mark all as read", or of all other marks. */
const entriesOf = (reads: ReadMarks, isOfAll: boolean): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(reads)
      .filter(([, mark]) => (mark.isOfAll === true) === isOfAll)
      .map(([id, mark]) => [markKey(Number(id), mark), String(mark.timestamp)]),
  );

/** The events for a storage change of another tab: a new mark, or one removed because the platform has it. */
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
  const local = noteReads[id];
  return local?.isRead === mark.isRead
    ? [{ type: 'reads.confirmed', reads: { [id]: { ...mark, timestamp: local.timestamp } } }]
    : [];
}
