import { catchError, defer, map, merge, type Observable, of, Subject, tap } from 'rxjs';
import type { OutboxRecord } from './record';
import { type Change, createRecords, memoryStore, type OutboxStore } from './store';
import type { Outcome } from './transitions';

/** What a store in the browser offers; each call errors if the browser refuses it. */
export interface SharedStore {
  /** Like that of `OutboxStore`; a value that is not a record of this build is left alone. */
  readonly change: OutboxStore['change'];
  readonly put: OutboxStore['put'];
  /** By key. */
  readonly all: () => Observable<ReadonlyMap<string, OutboxRecord>>;
  readonly changes$: Observable<unknown>;
}

/**
 * A store that keeps new records in memory while the browser refuses to store them. A change of a
 * stored record that the browser refuses is refused: otherwise other tabs, which do not know of it,
 * would send the record again.
 */
export function withMemory(shared: SharedStore): OutboxStore {
  const own = createRecords();
  const memory = memoryStore(own);
  const refusals$ = new Subject<null>();
  let isRefusing = false;
  const refuses = (value: boolean): void => {
    if (isRefusing === value) return;
    isRefusing = value;
    refusals$.next(null);
  };
  const changeShared = (key: string, change: Change): Observable<Outcome> => {
    let isStored = false;
    return shared
      .change(key, (record) => {
        isStored = record !== undefined;
        return change(record);
      })
      .pipe(
        tap(() => refuses(false)),
        catchError(() => {
          refuses(true);
          return isStored ? of<Outcome>('refused') : memory.change(key, change);
        }),
      );
  };
  const all$ = defer(shared.all).pipe(
    catchError(() => {
      refuses(true);
      return of(new Map<string, OutboxRecord>());
    }),
  );
  return {
    change: (key, change) =>
      defer(() => (own.records.has(key) ? memory.change(key, change) : changeShared(key, change))),
    put: (key, record) => (own.records.has(key) ? memory : shared).put(key, record),
    all: () =>
      all$.pipe(
        map((stored) => ({
          records: [...new Map([...stored, ...own.records]).values()],
          ownKeys: new Set(own.records.keys()),
          isKept: !isRefusing,
        })),
      ),
    changes$: merge(shared.changes$, memory.changes$, refusals$),
  };
}
