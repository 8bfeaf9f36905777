import type { OutboxRecord } from './record';

/**
 * Returns the end of the pause after too many requests for these records, in epoch milliseconds (it may be past);
 * 0 if there is no pause.
 */
export const pausedUntil = (records: readonly OutboxRecord[]): number =>
  Math.max(
    0,
    ...records.map(({ cause, sent, dueAt }) => (cause === 'tooMany' ? (sent?.lookAt ?? dueAt) : 0)),
  );
