import { ignoreElements, map, merge, pairwise, startWith, tap } from 'rxjs';
import type { Behaviour } from '../state/behaviour';
import { ofType } from '../operators/of-type';
import { select } from '../operators/select';
import type { ReadMarks } from '../notes/read-mark';
import { markKey } from './stored-reads';

/**
 * Stores each mark that is made here. It is removed when the platform has it, when the opposite is
 * marked, and with its note (section 4). Marks of "Mark all as read" may be taken back, so other tabs
 * get them when the platform has them (decision marks-of-other-tabs).
 */
export const keepReads: Behaviour = (events$, state$, { storage }) =>
  merge(
    state$.pipe(
      select(({ noteReads }) => noteReads),
      map((reads) => entriesOf(reads, false)),
      startWith(null),
      pairwise(),
      tap(([before, after]) => {
        for (const [key, value] of after ?? [])
          // What was marked before this code was loaded is stored now, unless another tab has a mark.
          if (before ? before.get(key) !== value : storage.get(key) === undefined) storage.set(key, value);
        for (const [key, value] of before ?? [])
          // Another tab may have marked newer activity.
          if (!after?.has(key) && storage.get(key) === value) storage.remove(key);
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
  ).pipe(ignoreElements());

/** Keys and values of the marks that belong to "Mark all as read", or of the others. */
const entriesOf = (reads: ReadMarks, isOfAll: boolean): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(reads)
      .filter(([, mark]) => (mark.isOfAll === true) === isOfAll)
      .map(([id, mark]) => [markKey(Number(id), mark), String(mark.timestamp)]),
  );
