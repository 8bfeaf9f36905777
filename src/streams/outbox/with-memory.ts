import {
  BehaviorSubject,
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  exhaustMap,
  interval,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  share,
  skip,
  Subject,
  switchMap,
  tap,
} from 'rxjs';
import { LOOK_AGAIN_MS } from '../timing';
import { type OutboxRecord, type Outcome, stateOf } from './record';
import { ASPECTS } from './aspect-rules';
import type { Change, OutboxStore, Snapshot } from './store';

/** The storage of the browser; each call errors if the browser refuses it. */
export interface SharedStore {
  /** Like `OutboxStore.change`; a value that is not a record of this build is left alone. */
  readonly change: OutboxStore['change'];
  readonly put: OutboxStore['put'];
  /** Emits all records by key. */
  readonly all: () => Observable<ReadonlyMap<string, OutboxRecord>>;
  readonly changes$: Observable<unknown>;
}

/**
 * Keeps the last read records while the browser cannot read, and new ones in memory while it does not store them;
 * retries every 30 s. A stored record that is not `done` is never changed in memory alone, because other tabs would
 * send it as stored.
 */
export function withMemory(shared: SharedStore): OutboxStore {
  /** The records that were last read, or stored by this tab since. */
  let read = new Map<string, OutboxRecord>();
  const held = new Map<string, OutboxRecord>();
  const heldChanges$ = new Subject<null>();
  /** False after a failure, until the browser stores a record. */
  const isKept$ = new BehaviorSubject(true);

  const hold = (key: string, stored: OutboxRecord | undefined, decide: Change): Outcome => {
    const outcome = decide(joined(held.get(key), stored));
    keep(held, key, outcome);
    heldChanges$.next(null);
    return outcome;
  };
  const change = (key: string, decide: Change): Observable<Outcome> =>
    defer(() => {
      let stored = read.get(key);
      let current: OutboxRecord | undefined;
      const change$ = shared.change(key, (found) => {
        stored = found;
        current = joined(held.get(key), found);
        return decide(current);
      });
      return change$.pipe(
        tap((outcome) => {
          keep(read, key, outcome);
          // A reply in memory waits until the stored reply is `done` or deleted.
          if (outcome !== 'refused' && (current !== stored || !isOpen(held.get(key)))) held.delete(key);
          // A deletion proves nothing: a full disk allows it.
          if (typeof outcome === 'object') isKept$.next(true);
        }),
        catchError(() => {
          isKept$.next(false);
          return of(isOpen(stored) ? 'refused' : hold(key, stored, decide));
        }),
      );
    });
  /** Stores the records in memory; if there are none, rewrites a stored record to test the storage. */
  const tryAgain$ = defer(shared.all).pipe(
    mergeMap((all) => {
      const keys = held.size > 0 ? [...held.keys()] : [...all.keys()].slice(0, 1);
      if (keys.length === 0) isKept$.next(true);
      return merge(...keys.map((key) => change(key, (record) => record ?? 'refused')));
    }),
    catchError(() => EMPTY),
  );
  const recovers$ = isKept$.pipe(
    distinctUntilChanged(),
    switchMap((isKept) => (isKept ? EMPTY : merge(interval(LOOK_AGAIN_MS), shared.changes$))),
    exhaustMap(() => tryAgain$),
  );

  const snapshot = (): Snapshot => {
    const records = new Map(read);
    for (const [key, record] of held) records.set(key, joined(record, read.get(key)) ?? record);
    const isUnshared = (key: string): boolean => records.get(key) === held.get(key);
    return {
      records: [...records.values()],
      unsharedKeys: new Set([...held.keys()].filter(isUnshared)),
      isKept: isKept$.value,
    };
  };
  return {
    change,
    put: (key, record) => {
      if (held.has(key)) held.set(key, record);
      else shared.put(key, record);
    },
    all: () =>
      defer(shared.all).pipe(
        tap((all) => (read = new Map(all))),
        catchError(() => {
          isKept$.next(false);
          return of(null);
        }),
        map(snapshot),
      ),
    changes$: merge(
      shared.changes$,
      heldChanges$,
      isKept$.pipe(distinctUntilChanged(), skip(1)),
      recovers$,
    ).pipe(share()),
  };
}

function keep(records: Map<string, OutboxRecord>, key: string, outcome: Outcome): void {
  if (outcome === 'deleted') records.delete(key);
  else if (outcome !== 'refused') records.set(key, outcome);
}

const isOpen = (record: OutboxRecord | undefined): boolean =>
  record !== undefined && stateOf(record) !== 'done';

/**
 * Returns the valid one of a record in memory and a stored one: the one that is not `done`, otherwise the later one,
 * which is sent after the request of the earlier one. A second reply waits for the first.
 */
function joined(held: OutboxRecord | undefined, stored: OutboxRecord | undefined): OutboxRecord | undefined {
  if (!held || !stored) return held ?? stored;
  if (isOpen(held) !== isOpen(stored)) return isOpen(held) ? held : stored;
  if (!isOpen(held)) return held.madeAt < stored.madeAt ? stored : held;
  if (ASPECTS[held.aspect].isExclusive) return stored;
  const [earlier, later] = held.madeAt < stored.madeAt ? [held, stored] : [stored, held];
  return { ...later, sent: later.sent ?? earlier.sent, known: undefined, lookedAt: undefined };
}
