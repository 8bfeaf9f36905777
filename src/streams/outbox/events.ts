import type { OutboxLook } from './state';

export type OutboxEvent =
  /** The records have changed, here or in another tab, or time has changed what they mean. */
  | ({ type: 'outbox.looked' } & OutboxLook)
  /** The blogger sends a failed action again, or gives it up. `id` is that of the record. */
  | { type: 'outbox.retried'; id: string }
  | { type: 'outbox.discarded'; id: string };
