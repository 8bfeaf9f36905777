import type { OutboxRecord } from './record';

/** Records by their key in the store. */
export type Records = Readonly<Record<string, OutboxRecord>>;

/** The records of the outbox that the screen shows. */
export interface OutboxLook {
  /** The records, without those that became `done` more than 10 s ago. */
  readonly records: Records;
  /** When the records were read, in epoch milliseconds: an undo window that ends later is open. */
  readonly at: number;
  /** Whether the browser stores the records. */
  readonly isKept: boolean;
}

export interface OutboxState {
  readonly outbox: OutboxLook;
}

export const initialOutboxState: OutboxState = { outbox: { records: {}, at: 0, isKept: true } };
