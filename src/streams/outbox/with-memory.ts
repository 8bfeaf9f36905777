import { catchError, defer, map, merge, type Observable, of, Subject, tap } from 'rxjs';
import { type OutboxRecord, type Outcome, stateOf } from './record';
import { type Change, createRecords, memoryStore, type OutboxStore } from './store';

/** The storage of the browser; each call errors if the browser refuses it. */
export interface SharedStore {
  /** Like that of `OutboxStore`; a value that is not a record of this build is left alone. */
  readonly change: OutboxStore['change'];
  readonly put: OutboxStore['put'];
  /** By key. */
  readonly all: () => Observable<ReadonlyMap<string, OutboxRecord>>;
  readonly changes$: Observable<unknown>;
}

/**
 * A store that keeps new records in memory while the browser refuses to store them. If the browser
 * refuses to change a stored record without an answer, the change is refused: other tabs, which
 * would not see it, would send the record again. A done record in memory gives way to a stored one.
 */
export function withMemory(shared: SharedStore): OutboxStore {
  const inMemory = createRecords();
  const memory = memoryStore(inMemory);
  const refusals$ = new Subject<null>();
  let isRefusing = false;
  const refuses = (value: boolean): void => {
    if (isRefusing === value) return;
    isRefusing = value;
    refusals$.next(null);
  };
  const changeShared = (key: string, change: Change): Observable<Outcome> => {
    let isOpen = false;
    return shared
      .change(key, (stored) => {
        isOpen = stored !== undefined && stateOf(stored) !== 'done';
        return change(newer(inMemory.records.get(key), stored));
      })
      .pipe(
        tap((outcome) => {
          if (outcome !== 'refused') inMemory.records.delete(key);
          refuses(false);
        }),
        catchError(() => {
          refuses(true);
          return isOpen ? of<Outcome>('refused') : memory.change(key, change);
        }),
      );
  };
  const all$ = defer(shared.all).pipe(
    catchError(() => {
      refuses(true);
      return of(new Map<string, OutboxRecord>());
    }),
  );
  const isInMemory = (key: string): boolean => {
    const held = inMemory.records.get(key);
    return held !== undefined && stateOf(held) !== 'done';
  };
  return {
    change: (key, change) =>
      defer(() => (isInMemory(key) ? memory.change(key, change) : changeShared(key, change))),
    put: (key, record) => (isInMemory(key) ? memory : shared).put(key, record),
    all: () =>
      all$.pipe(
        map((stored) => {
          const records = new Map(stored);
          for (const [key, record] of inMemory.records)
            records.set(key, newer(record, stored.get(key)) ?? record);
          return {
            records: [...records.values()],
            unsharedKeys: new Set([...inMemory.records.keys()].filter(isInMemory)),
            isKept: !isRefusing,
          };
        }),
      ),
    changes$: merge(shared.changes$, memory.changes$, refusals$),
  };
}

/** The record in memory, unless it is done and a stored one has no answer yet. */
const newer = (held: OutboxRecord | undefined, stored: OutboxRecord | undefined): OutboxRecord | undefined =>
  held === undefined || (stateOf(held) === 'done' && stored !== undefined && stateOf(stored) !== 'done')
    ? stored
    : held;
