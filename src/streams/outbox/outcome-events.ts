import { removes } from './aspect-rules';
import { actionOf } from '../actions/table';
import type { Event } from '../state/events';
import type { Wish } from './wishes';
import { actedOn, recordKey } from './target';
import { COMMENT_DUPLICATE, type OutboxRecord, stateOf } from './record';

type Wanted = Extract<Wish, { type: 'wanted' }>;

/**
 * Returns the event about a record's outcome, only in the tab that made the record; other tabs show just the record.
 * Records of a batch have no events, because the bar of the batch shows their outcome.
 */
export const settledEvents = (record: OutboxRecord, madeHere: ReadonlySet<string>): readonly Event[] =>
  madeHere.has(record.id) && record.deed === undefined
    ? [settledEvent(record, stateOf(record) === 'done')]
    : [];

/** A request that was not stored, and the record that it is about. */
interface Refused {
  readonly wish: Wish;
  readonly record?: OutboxRecord;
}

/** Returns the event for requests that were not stored: one for a batch, whose records fail together. */
export const refusedIn = (refused: readonly Refused[], records: readonly OutboxRecord[]): readonly Event[] =>
  refused
    .flatMap(({ wish, record }) => {
      // The id has changed if another tab was faster.
      if (wish.type === 'undone')
        return record && removes(record) && records.some(({ id }) => id === wish.id)
          ? settledEvent({ ...record, wanted: 'listed' }, false)
          : [];
      if (wish.type !== 'wanted') return [];
      const key = recordKey(wish.aspect, wish.target);
      return refusedEvents(
        wish,
        records.find(({ aspect, target }) => recordKey(aspect, target) === key),
      );
    })
    .slice(0, 1);

/**
 * Returns the event for an action that was not stored, because the reply is a duplicate or a full database cannot
 * change the existing record (`there`). A repeated press causes no event.
 */
function refusedEvents(asked: Wanted, there: OutboxRecord | undefined): readonly Event[] {
  if (there && there.wanted === asked.wanted) {
    const isDuplicate = there.aspect === 'reply' && stateOf(there) === 'done';
    return isDuplicate ? [{ type: 'reply.failed', id: actedOn(asked), isDuplicate }] : [];
  }
  // While a reply is unsettled, another one is ignored (section 5).
  return asked.aspect === 'reply' ? [] : [settledEvent(asked, false)];
}

function settledEvent(
  record: Pick<OutboxRecord, 'aspect' | 'target' | 'wanted' | 'failed' | 'url' | 'note'>,
  isDone: boolean,
): Event {
  const { target, failed, url = '', note } = record;
  const id = actedOn({ note, target });
  const action = actionOf(record);
  if (action !== 'reply') return { type: isDone ? 'action.confirmed' : 'action.failed', action, id };
  if (isDone) return { type: 'reply.sent', id, url };
  return { type: 'reply.failed', id, isDuplicate: failed === COMMENT_DUPLICATE };
}
