import type { DBSchema, IDBPDatabase } from 'idb';
import { noop } from 'rxjs';
import type { Outcome } from '../streams/outbox/record';
import type { Use } from './open-once';

/** The name of the database's object store for records. */
export const RECORDS = 'outbox';

export interface Schema extends DBSchema {
  [RECORDS]: { key: string; value: unknown };
}

interface StoredChange {
  readonly key: string;
  readonly change: (value: unknown) => Outcome;
}

/**
 * Returns a function that changes a record. Changes at the same time, such as those of a batch, share one
 * transaction, so that other tabs read the records only once. Rejects if the outcome cannot be stored.
 */
export function changesTogether(
  use: Use<IDBPDatabase<Schema>>,
  announce: () => void,
): (key: string, change: StoredChange['change']) => Promise<Outcome> {
  let next: { readonly changes: StoredChange[]; readonly outcomes: Promise<readonly Outcome[]> } | undefined;
  const start = (): NonNullable<typeof next> => {
    const changes: StoredChange[] = [];
    const outcomes = use((db) => {
      next = undefined;
      return changeIn(db, changes);
    });
    outcomes.then(
      (all) => {
        if (all.some((outcome) => outcome !== 'refused')) announce();
      },
      () => (next = undefined),
    );
    return { changes, outcomes };
  };
  return async (key, change) => {
    next ??= start();
    const index = next.changes.push({ key, change }) - 1;
    const { [index]: outcome = 'refused' } = await next.outcomes;
    return outcome;
  };
}

/**
 * Applies changes in one transaction. All records are read first. Then their new values are computed and
 * committed in one task, so that a suspended page does not keep the transaction open.
 */
async function changeIn(
  db: IDBPDatabase<Schema>,
  changes: readonly StoredChange[],
): Promise<readonly Outcome[]> {
  const transaction = db.transaction(RECORDS, 'readwrite', { durability: 'strict' });
  const { store, done } = transaction;
  // Ignored here, because the failed request has rejected with the same error.
  done.catch(noop);
  const read = async ({ key }: StoredChange) => [key, await store.get(key)] as const;
  const values = new Map<string, unknown>(await Promise.all(changes.map(read)));
  const outcomes = changes.map(({ key, change }) => {
    const outcome = change(values.get(key));
    if (outcome === 'refused') return outcome;
    const isDeleted = outcome === 'deleted';
    values.set(key, isDeleted ? undefined : outcome);
    (isDeleted ? store.delete(key) : store.put(outcome, key)).catch(noop);
    return outcome;
  });
  transaction.commit();
  await done;
  return outcomes;
}
