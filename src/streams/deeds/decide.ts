import type { OutboxRule } from '../outbox/rule';

/** The outbox rule of what the blogger decides about actions and deeds: Undo, Close, Retry and Discard. */
export const decide: OutboxRule = (event) => {
  switch (event.type) {
    case 'deed.undone':
      return { type: 'undone', id: event.id };
    case 'deed.closed':
      return { type: 'hastened', id: event.id };
    case 'deed.retried':
      return { type: 'retried', id: event.id };
    case 'deed.discarded':
      return { type: 'discarded', id: event.id };
    default:
      return undefined;
  }
};
