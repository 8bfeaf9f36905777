import type { OutboxLook } from './state';

export type OutboxEvent =
  /** The displayed records changed, by an action, another tab, or time. */
  | ({ type: 'outbox.looked' } & OutboxLook)
  /** The blogger retried or discarded a failed action. `id` is that of the record. */
  | { type: 'outbox.retried'; id: string }
  | { type: 'outbox.discarded'; id: string }
  /** The blogger closed the undo bar of a record that has no note. */
  | { type: 'outbox.hastened'; id: string };
