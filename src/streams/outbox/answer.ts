import { failedOfBatch, isGone } from './failed';
import type { OutboxRule } from './rule';

/** The rule for the blogger's decision about one record: send it again or now, or discard it. */
export const answer: OutboxRule = (event, state) => {
  switch (event.type) {
    case 'outbox.retried':
      return { type: 'retried', id: event.id };
    case 'outbox.discarded':
      return { type: 'undone', id: event.id };
    case 'outbox.hastened':
      return { type: 'hastened', id: event.id };
    case 'batch.retried':
      return failedOfBatch(state, event.id).flatMap((record) =>
        isGone(record) ? [] : { type: 'retried', id: record.id },
      );
    case 'batch.discarded':
      return failedOfBatch(state, event.id).map(({ id }) => ({ type: 'undone', id }));
    default:
      return undefined;
  }
};
