import { LOCAL_OVERRIDE_MS, SLOW_REQUEST_MS, UNDO_MS } from '../timing';
import { type OutboxRecord, stateOf } from './record';
import type { OutboxLook } from './state';

/**
 * Returns the times at which the display of a record changes: its undo window ends, it has been waiting or
 * sending for 2 s, or it was settled 10 s ago.
 */
export function turnsOf(record: OutboxRecord): readonly number[] {
  const { settledAt = 0, sent, dueAt, madeAt } = record;
  const state = stateOf(record);
  return [
    dueAt,
    madeAt + UNDO_MS,
    state === 'sending' ? (sent?.at ?? 0) + SLOW_REQUEST_MS : 0,
    state === 'waiting' ? dueAt + SLOW_REQUEST_MS : 0,
    state === 'done' ? settledAt + LOCAL_OVERRIDE_MS : 0,
  ];
}

/**
 * Whether two looks are displayed in the same way: their records are equal, and no record changes its display
 * between their times.
 */
export const isSameLook = (one: OutboxLook, other: OutboxLook): boolean =>
  JSON.stringify([one.records, one.isKept]) === JSON.stringify([other.records, other.isKept]) &&
  !Object.values(one.records)
    .flatMap(turnsOf)
    .some((time) => time > one.at && time <= other.at);

/** Whether the screen needs a record: it is unsettled, has failed, or became `done` less than 10 s ago. */
export const isShown = (record: OutboxRecord, now: number): boolean =>
  // `abs`, because the time is in the future after the clock was set back.
  stateOf(record) !== 'done' || Math.abs(now - (record.settledAt ?? now)) < LOCAL_OVERRIDE_MS;
