import type { OutboxRule } from './rule';

/** The rule for the blogger's decision about a failed action: send it again, or discard it. */
export const answer: OutboxRule = (event) => {
  switch (event.type) {
    case 'outbox.retried':
      return { type: 'retried', id: event.id };
    case 'outbox.discarded':
      return { type: 'undone', id: event.id };
    default:
      return undefined;
  }
};
