import { LAST_REQUEST_MS, RECORD_LIFETIME_MS, RETRY_AFTER_CAP_MS } from '../timing';
import { needsLook } from './aspect-rules';
import { lost } from './after';
import type { Reader } from './input';
import { type Outcome, type OutboxRecord, type Sent, stateOf, UNKNOWN_OWNER } from './record';

/**
 * The sender's next step for a record: `send` its request, `look` (fetch the platform's value), or let
 * time change it (`tidy`, see `tidied`).
 */
export type Step = 'send' | 'look' | 'tidy';

/** The conditions under which the sender works. */
export interface Circumstances extends Reader {
  readonly isOnline: boolean;
}

/** Returns the next step of a record and its time in epoch milliseconds; Infinity if there is no next step. */
export function nextStep(
  record: OutboxRecord,
  now: number,
  circumstances: Circumstances,
): { readonly step: Step; readonly at: number } {
  const { owner, dueAt, sent } = record;
  const { isOnline, blogger } = circumstances;
  const state = stateOf(record);
  const at = tidyAt(record, circumstances);
  if (tidied(record, circumstances, now) !== 'refused') return { step: 'tidy', at: now };
  const isTheirs = owner === UNKNOWN_OWNER ? !isDoubtful(record, circumstances) : owner === blogger;
  if (!isOnline || blogger === undefined || !isTheirs) return { step: 'tidy', at };
  if (state === 'uncertain') return { step: 'look', at: sent?.lookAt ?? now };
  if (state !== 'waiting' || dueAt >= at) return { step: 'tidy', at };
  return { step: needsLook(record, Math.max(now, dueAt)) ? 'look' : 'send', at: dueAt };
}

/**
 * Returns the record after time has passed or another blogger has signed in; `refused` if nothing changes. A record
 * fails after a day of waiting, or if an unknown blogger made it before this page started, so that the blogger
 * decides. `now` is in epoch milliseconds.
 */
export function tidied(record: OutboxRecord, reader: Reader, now: number): Outcome {
  const { owner, sent } = record;
  const { blogger } = reader;
  const isKnown = blogger !== undefined && ![blogger, owner].includes(UNKNOWN_OWNER);
  if (isKnown && blogger !== owner) return 'deleted';
  if (isAhead(record, now)) return clockSet(record, now);
  if (now < tidyAt(record, reader)) return 'refused';
  if (sent) return { ...record, sent: lost(sent, now), scheduledAt: now };
  return stateOf(record) === 'waiting'
    ? { ...record, failed: isDoubtful(record, reader) ? 'owner' : 'old', settledAt: now }
    : 'deleted';
}

/**
 * Returns the time at which `tidied` changes a record, in epoch milliseconds: its request is treated as lost, or
 * the record is a day old.
 */
function tidyAt(record: OutboxRecord, reader: Reader): number {
  const { madeAt, dueAt, sent, settledAt = madeAt } = record;
  // Until then, the page that made the record may still send it.
  if (isDoubtful(record, reader)) return dueAt + LAST_REQUEST_MS;
  switch (stateOf(record)) {
    case 'sending':
      return (sent?.at ?? madeAt) + LAST_REQUEST_MS;
    case 'waiting':
      return madeAt + RECORD_LIFETIME_MS + 1;
    case 'done':
      return settledAt + RECORD_LIFETIME_MS + 1;
    case 'uncertain':
    case 'failed':
      return Infinity;
  }
}

/** Whether an unknown blogger made the record before this page began. */
const isDoubtful = (record: OutboxRecord, { since }: Reader): boolean =>
  record.owner === UNKNOWN_OWNER && record.madeAt < since && stateOf(record) === 'waiting';

/** Whether a record has times in the future, because the clock has been set back since. */
const isAhead = (
  { madeAt, sent, settledAt = 0, lookedAt = 0, scheduledAt = 0, dueAt }: OutboxRecord,
  now: number,
): boolean =>
  Math.max(madeAt, sent?.at ?? 0, settledAt, lookedAt, scheduledAt) > now ||
  Math.max(dueAt, sent?.lookAt ?? 0) - now > RETRY_AFTER_CAP_MS;

/** Returns the record with its times moved to the current clock; the remaining wait stays the same. */
function clockSet(record: OutboxRecord, now: number): OutboxRecord {
  const { madeAt, sent, settledAt, lookedAt, scheduledAt, dueAt } = record;
  const aheadMs = Math.max(0, (scheduledAt ?? madeAt) - now);
  const past = (time: number | undefined): number | undefined => time && Math.min(time, now);
  const sentBefore = (each: Sent): Sent => ({
    ...each,
    at: Math.min(each.at, now),
    lookAt: each.lookAt && Math.min(each.lookAt - aheadMs, now + RETRY_AFTER_CAP_MS),
  });
  return {
    ...record,
    madeAt: Math.min(madeAt, now),
    dueAt: Math.min(dueAt - aheadMs, now + RETRY_AFTER_CAP_MS),
    scheduledAt: past(scheduledAt),
    settledAt: past(settledAt),
    lookedAt: past(lookedAt),
    sent: sent && sentBefore(sent),
  };
}
