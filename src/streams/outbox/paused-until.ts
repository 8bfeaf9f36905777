import type { OutboxRecord } from './record';

/**
 * Until when the platform wants no request, because it had too many for one of these records; epoch
 * milliseconds, which may be over, or 0.
 */
export const pausedUntil = (records: readonly OutboxRecord[]): number =>
  Math.max(
    0,
    ...records.map(({ cause, sent, dueAt }) => (cause === 'tooMany' ? (sent?.lookAt ?? dueAt) : 0)),
  );
