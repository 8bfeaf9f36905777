import type { OutboxLook } from './state';

export type OutboxEvent =
  /** The displayed records changed, by an action, another tab, or time. */
  { type: 'outbox.looked' } & OutboxLook;
