import { type Action, actionOf, isRemoval } from '../outbox/aspects';
import { type OutboxRecord, stateOf } from '../outbox/record';
import type { OutboxRule } from '../outbox/rule';

/** What takes a done action back; undefined if the platform cannot, or if it was an Undo itself. */
export function inverseOf(record: OutboxRecord): Action | undefined {
  const { aspect, wanted, before } = record;
  if (stateOf(record) !== 'done' || before === undefined || before === wanted) return undefined;
  if (isRemoval(wanted)) return 'restore';
  return wanted === 'listed' || isRemoval(before) ? undefined : actionOf({ aspect, wanted: before });
}

/** The outbox rule that takes back an action of the list of recent actions. */
export const takeBack: OutboxRule = (event) =>
  event.type === 'recent.takenBack' ? { type: 'undone', id: event.id } : undefined;
