import { type IDBPDatabase, openDB } from 'idb';
import { defer, from, noop, Observable, share } from 'rxjs';
import type { OutboxRecord } from '../streams/outbox/record';
import { parseRecord } from '../streams/outbox/parse-record';
import type { OutboxStore } from '../streams/outbox/store';
import { withMemory } from '../streams/outbox/with-memory';
import { changesTogether, RECORDS, type Schema } from './change-together';
import { createOpener } from './open-once';

/** The version of the database. If a later build has created a higher version, this build does not open it. */
const VERSION = 1;
const NAME = 'notestream';

/**
 * The outbox in IndexedDB, which all tabs of this origin share. A channel notifies other tabs when records have
 * changed. Records are kept in memory if the browser cannot store them: the database may be missing, denied,
 * full, of a later build, or not open within 3 s.
 */
export function browserOutboxStore(report: (problem: string) => void): OutboxStore {
  const { announce, announced$ } = createChangeChannel();
  const use = createOpener<IDBPDatabase<Schema>>((onClosed) => {
    const close = (): void => {
      onClosed();
      // All tabs read the records again, because the browser may have deleted them.
      announce();
    };
    return openDB<Schema>(NAME, VERSION, {
      upgrade: (db) => void db.createObjectStore(RECORDS),
      // A later build, or the deletion of the site's data, waits until this page closes the database.
      blocking: (_current, _blocked, event) => {
        closeTarget(event);
        close();
      },
      terminated: close,
    });
  }, announce);
  const parse = (key: string, value: unknown): OutboxRecord | 'foreign' | undefined => {
    const parsed = value === undefined ? undefined : parseRecord(value);
    if (parsed !== 'malformed') return parsed;
    report(`a malformed record was ignored: ${key}`);
    return undefined;
  };
  const changeTogether = changesTogether(use, announce);
  return withMemory({
    change: (key, change) =>
      defer(() =>
        from(
          changeTogether(key, (value) => {
            const record = parse(key, value);
            return record === 'foreign' ? 'refused' : change(record);
          }),
        ),
      ),
    // An error is ignored, because the request has already been sent.
    put: (key, record) => {
      use((db) => {
        const done = putIn(db, key, record);
        announce();
        return done;
      }).catch(noop);
    },
    all: () => defer(() => from(use((db) => readAll(db, parse)))),
    changes$: announced$,
  });
}

/** Creates a channel that notifies all tabs, without any data, that records have changed. */
function createChangeChannel(): { readonly announce: () => void; readonly announced$: Observable<unknown> } {
  const listeners = new Set<() => void>();
  let channel: BroadcastChannel | undefined;
  return {
    announce: () => {
      channel?.postMessage(null);
      for (const listener of listeners) listener();
    },
    announced$: new Observable<unknown>((subscriber) => {
      const next = (): void => subscriber.next(null);
      listeners.add(next);
      if (typeof BroadcastChannel === 'function') {
        channel = new BroadcastChannel('notestream outbox');
        channel.addEventListener('message', next);
      }
      return () => {
        listeners.delete(next);
        channel?.close();
        channel = undefined;
      };
    }).pipe(share()),
  };
}

/** Stores a record and commits immediately, because the page may be closed before the database responds. */
function putIn(db: IDBPDatabase<Schema>, key: string, record: OutboxRecord): Promise<void> {
  const transaction = db.transaction(RECORDS, 'readwrite');
  transaction.store.put(record, key).catch(noop);
  transaction.commit();
  return transaction.done;
}

/** Returns all records of this build, by key. Rejects if the database cannot be read. */
async function readAll(
  db: IDBPDatabase<Schema>,
  parse: (key: string, value: unknown) => OutboxRecord | 'foreign' | undefined,
): Promise<ReadonlyMap<string, OutboxRecord>> {
  const transaction = db.transaction(RECORDS);
  const { store, done } = transaction;
  done.catch(noop);
  const found = Promise.all([store.getAllKeys(), store.getAll()]);
  transaction.commit();
  const [keys, values] = await found;
  const records = new Map<string, OutboxRecord>();
  for (const [index, key] of keys.entries()) {
    const record = parse(key, values[index]);
    if (record !== undefined && record !== 'foreign') records.set(key, record);
  }
  return records;
}

function closeTarget({ target }: IDBVersionChangeEvent): void {
  if (target instanceof IDBDatabase) target.close();
}
