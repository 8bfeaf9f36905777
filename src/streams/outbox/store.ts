import { defer, type Observable, of, Subject } from 'rxjs';
import type { OutboxRecord, Outcome } from './record';

/** Computes the outcome for a record. It must be pure, because it may be called again. */
export type Change = (record: OutboxRecord | undefined) => Outcome;

/** All records, and whether other tabs and the next page have them. */
export interface Snapshot {
  readonly records: readonly OutboxRecord[];
  /** Keys of records that only this tab has, because the browser does not store them. */
  readonly unsharedKeys: ReadonlySet<string>;
  /** Whether the browser stores new records; if not, the panel shows a notice. */
  readonly isKept: boolean;
}

/** The store of all records in this browser, which all tabs share. */
export interface OutboxStore {
  /**
   * Reads the record of a key, decides and writes, in one transaction that excludes all other tabs. Emits the
   * outcome once it is stored; `refused` if it was not. Cold: runs once per subscription, even if the subscription
   * ends early.
   */
  readonly change: (key: string, change: Change) => Observable<Outcome>;
  /** Stores a record without reading it again, because the page goes away and cannot wait. */
  readonly put: (key: string, record: OutboxRecord) => void;
  readonly all: () => Observable<Snapshot>;
  /** Emits when records may have changed, in this tab or another one. It has no payload. */
  readonly changes$: Observable<unknown>;
}

/** Records that several in-memory stores share, for the tabs of a spec. */
export interface SharedRecords {
  readonly records: Map<string, OutboxRecord>;
  readonly changes$: Subject<null>;
}

export const createRecords = (): SharedRecords => ({ records: new Map(), changes$: new Subject() });

/** Creates an in-memory store. By default no other tab has its records. */
export const memoryStore = ({ records, changes$ }: SharedRecords = createRecords()): OutboxStore => ({
  change: (key, change) =>
    defer(() => {
      const outcome = change(records.get(key));
      if (outcome === 'refused') return of(outcome);
      if (outcome === 'deleted') records.delete(key);
      else records.set(key, outcome);
      changes$.next(null);
      return of(outcome);
    }),
  put: (key, record) => {
    records.set(key, record);
    changes$.next(null);
  },
  all: () =>
    defer(() => of({ records: [...records.values()], unsharedKeys: new Set(records.keys()), isKept: false })),
  changes$: changes$.asObservable(),
});
