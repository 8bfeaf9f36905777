import { isRemoval } from '../outbox/aspects';
import { undoOf } from '../outbox/wishes';
import type { State } from '../state/state';
import type { Batch } from '../triage/state';

/** Returns this tab's batches that can still be undone, without those that another tab has undone. */
export function openDeeds({ deeds, outbox }: Pick<State, 'deeds' | 'outbox'>): readonly Batch[] {
  const ofRecords = new Set(Object.values(outbox.records).map(({ deed }) => deed));
  return deeds.filter(({ id, action }) =>
    isRemoval(action) ? ofRecords.has(id) : !ofRecords.has(undoOf(id)),
  );
}
