import { removes } from '../outbox/aspect-rules';
import { actionOf, type RecordAction } from '../actions/table';
import { isRemoval } from '../outbox/aspects';
import { type OutboxRecord, stateOf } from '../outbox/record';

/**
 * The action that reverts a settled record. Undefined if the platform has no such action, or if the record
 * itself is an Undo.
 */
export function inverseOf(record: OutboxRecord): RecordAction | undefined {
  const { aspect, wanted, before } = record;
  if (stateOf(record) !== 'done' || before === undefined || before === wanted) return undefined;
  if (removes(record)) return 'restore';
  return wanted === 'listed' || isRemoval(before) ? undefined : actionOf({ aspect, wanted: before });
}
