import type { OutboxRule } from './rule';

/** What the blogger decides about a failed action: to send it again, or to give it up. */
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
