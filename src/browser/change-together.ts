import type { DBSchema, IDBPDatabase } from 'idb';
import { noop } from 'rxjs';
import type { Outcome } from '../streams/outbox/record';
import type { Opener } from './open-once';

/** The object store of the records. */
export const RECORDS = 'outbox';

export interface Schema extends DBSchema {
  [RECORDS]: { key: string; value: unknown };
}

interface StoredChange {
  readonly key: string;
  readonly change: (value: unknown) => Outcome;
}

/**
 * Changes records. Changes that are made at the same time, as those of a batch are, share one
 * transaction, which other tabs read once. Rejects if the browser does not store the outcome.
 */
export function changesTogether(
  database: Opener<IDBPDatabase<Schema>>,
  announce: () => void,
): (key: string, change: StoredChange['change']) => Promise<Outcome> {
  let next: { readonly changes: StoredChange[]; readonly outcomes: Promise<readonly Outcome[]> } | undefined;
  const start = (): NonNullable<typeof next> => {
    const changes: StoredChange[] = [];
    const outcomes = database().then(async (db) => {
      next = undefined;
      const outcomes = await changeIn(db, changes);
      if (outcomes.some((outcome) => outcome !== 'refused')) announce();
      return outcomes;
    });
    outcomes.catch(() => (next = undefined));
    return { changes, outcomes };
  };
  return async (key, change) => {
    next ??= start();
    const index = next.changes.push({ key, change }) - 1;
    const { [index]: outcome = 'refused' } = await next.outcomes;
    return outcome;
  };
}

/** Changes records in one transaction. */
async function changeIn(
  db: IDBPDatabase<Schema>,
  changes: readonly StoredChange[],
): Promise<readonly Outcome[]> {
  const transaction = db.transaction(RECORDS, 'readwrite', { durability: 'strict' });
  const { store, done } = transaction;
  // The transaction fails with the error of its request, which is awaited first.
  done.catch(noop);
  const outcomes: Outcome[] = [];
  for (const { key, change } of changes) {
    const outcome = change(await store.get(key));
    if (outcome === 'deleted') await store.delete(key);
    else if (outcome !== 'refused') await store.put(outcome, key);
    outcomes.push(outcome);
  }
  await done;
  return outcomes;
}
