import { LAST_REQUEST_MS, RECORD_LIFETIME_MS, RETRY_AFTER_CAP_MS } from '../timing';
import type { Reader } from './input';
import { type Outcome, type OutboxRecord, UNKNOWN_OWNER } from './record';

/**
 * The sender's next step for a record: `send` its request, `look` (fetch the platform's state to
 * learn whether an earlier request was carried out), or let time change it (`tidy`, see `tidied`).
 */
export type Step = 'send' | 'look' | 'tidy';

/** The conditions under which the sender works. */
export interface Circumstances extends Reader {
  readonly isOnline: boolean;
}

/** The next step of a record and its time in epoch milliseconds; Infinity if there is none. */
export function nextStep(
  record: OutboxRecord,
  now: number,
  circumstances: Circumstances,
): { readonly step: Step; readonly at: number } {
  const { state, owner, notBefore } = record;
  const { isOnline, blogger } = circumstances;
  const at = tidyAt(record, circumstances);
  if (tidied(record, circumstances, now) !== 'refused') return { step: 'tidy', at: now };
  const isTheirs = owner === UNKNOWN_OWNER ? !isDoubtful(record, circumstances) : owner === blogger;
  if (!isOnline || blogger === undefined || !isTheirs) return { step: 'tidy', at };
  if (state === 'uncertain') return { step: 'look', at: notBefore };
  return state === 'waiting' && notBefore < at ? { step: 'send', at: notBefore } : { step: 'tidy', at };
}

/**
 * The record after time has passed or another blogger has signed in; `refused` if nothing changes.
 * A record that has waited for a day, and one that an unknown blogger made before this page, fails,
 * so that the blogger decides about it. `now` is in epoch milliseconds.
 */
export function tidied(record: OutboxRecord, reader: Reader, now: number): Outcome {
  const { state, owner } = record;
  const { blogger } = reader;
  const isKnown = blogger !== undefined && ![blogger, owner].includes(UNKNOWN_OWNER);
  if (isKnown && blogger !== owner) return 'deleted';
  if (isAhead(record, now)) return clockSet(record, now);
  if (now < tidyAt(record, reader)) return 'refused';
  if (state === 'waiting')
    return {
      ...record,
      state: 'failed',
      reason: isDoubtful(record, reader) ? 'owner' : 'old',
      settledAt: now,
    };
  return state === 'sending'
    ? { ...record, state: 'uncertain', notBefore: now, scheduledAt: now }
    : 'deleted';
}

/**
 * The time at which `tidied` changes a record, epoch milliseconds: its sender counts as gone, or it
 * is a day old.
 */
export function tidyAt(record: OutboxRecord, reader: Reader): number {
  const { state, madeAt, notBefore, sentAt = madeAt, settledAt = madeAt } = record;
  // If the page that made the record is still open, that page sends it.
  if (isDoubtful(record, reader)) return notBefore + LAST_REQUEST_MS;
  if (state === 'sending') return sentAt + LAST_REQUEST_MS;
  if (state === 'waiting') return madeAt + RECORD_LIFETIME_MS + 1;
  return state === 'done' ? settledAt + RECORD_LIFETIME_MS + 1 : Infinity;
}

/** Whether an unknown blogger made the record before this page began. */
const isDoubtful = ({ state, owner, madeAt }: OutboxRecord, { since }: Reader): boolean =>
  state === 'waiting' && owner === UNKNOWN_OWNER && madeAt < since;

/** Whether a record has times in the future, because the clock was set back since. */
const isAhead = (
  { madeAt, sentAt = 0, settledAt = 0, scheduledAt = 0, notBefore }: OutboxRecord,
  now: number,
) => Math.max(madeAt, sentAt, settledAt, scheduledAt) > now || notBefore - now > RETRY_AFTER_CAP_MS;

/** The record with its times moved to the present clock; the remaining wait stays the same. */
function clockSet(record: OutboxRecord, now: number): OutboxRecord {
  const { madeAt, sentAt, settledAt, scheduledAt, notBefore } = record;
  const aheadMs = Math.max(0, (scheduledAt ?? madeAt) - now);
  const past = (time: number | undefined): number | undefined => time && Math.min(time, now);
  return {
    ...record,
    madeAt: Math.min(madeAt, now),
    notBefore: Math.min(notBefore - aheadMs, now + RETRY_AFTER_CAP_MS),
    scheduledAt: past(scheduledAt),
    sentAt: past(sentAt),
    settledAt: past(settledAt),
  };
}
