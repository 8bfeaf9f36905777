import { RECORD_LIFETIME_MS, RETRY_AFTER_CAP_MS } from '../timing';
import { answered } from './answered';
import type { Input, Made } from './input';
import { KINDS } from './kinds';
import {
  type Intention,
  intentionOf,
  type OutboxRecord,
  RECORD_VERSION,
  UNKNOWN_OWNER,
  waiting,
} from './record';
import { isTargetOf } from './target';
import { isInverse, isSameWish } from './wish';

/** The record as it is from now on. `refused` leaves it as it is. */
export type Outcome = OutboxRecord | 'deleted' | 'refused';

/**
 * The table of transitions: what becomes of the record of a key. It runs inside the store's
 * transaction, on the record as it is then. `now` is in epoch milliseconds.
 */
export function transition(record: OutboxRecord | undefined, input: Input, now: number): Outcome {
  if (input.type === 'made') return made(record, input, now);
  if (!record) return 'refused';
  switch (input.type) {
    case 'undone':
      return undone(record, input.id);
    case 'retried':
      if (record.state !== 'failed' || record.id !== input.id) return 'refused';
      return waiting(
        { ...record, owner: input.owner },
        { ...intentionOf(record), id: input.newId, madeAt: now, notBefore: now },
      );
    case 'hastened':
      return hastened(record, input.id, now);
    case 'signedOut':
      return 'deleted';
    case 'bloggerChanged':
      return record.owner === input.owner ? 'refused' : 'deleted';
    case 'sent':
      return sent(record, input.id, input.owner, input.isHurried, now);
    case 'clockSet':
      return isAhead(record, now) ? clockSet(record, now) : 'refused';
    case 'aged':
      return aged(record, now);
    case 'doubted':
      if (record.state !== 'waiting' || record.owner !== UNKNOWN_OWNER) return 'refused';
      return { ...record, state: 'failed', reason: 'owner', settledAt: now };
    default:
      return answered(record, input, now);
  }
}

function made(record: OutboxRecord | undefined, input: Made, now: number): Outcome {
  const { id, kind, payload, note, batch, target, owner } = input;
  if (!isTargetOf(kind, target)) return 'refused';
  const { undoMs, isExclusive } = KINDS[kind];
  const intention: Intention = { id, kind, payload, note, batch, madeAt: now, notBefore: now + undoMs };
  const fresh = waiting({ version: RECORD_VERSION, target, owner }, intention);
  if (record?.owner !== owner) return fresh;
  switch (record.state) {
    case 'failed':
      return fresh;
    case 'done':
      // Another tab still had the same text. The platform refuses it as a duplicate, too (section 8).
      if (!isSameWish(record, intention)) return fresh;
      return isExclusive ? 'refused' : { ...fresh, isRepeated: true };
    case 'waiting':
      if (isExclusive || isSameWish(record, intention)) return 'refused';
      // Nothing was sent: the platform is as the blogger wants it, unless it had the wish before.
      if (isInverse(record, intention)) return record.isRepeated ? fresh : 'deleted';
      return { ...fresh, replaced: record.replaced ?? intentionOf(record) };
    case 'sending':
    case 'uncertain':
      if (isExclusive || isSameWish(record.next ?? record, intention)) return 'refused';
      if (isSameWish(record, intention)) return { ...record, next: undefined, replaced: undefined };
      return { ...record, next: intention, replaced: record.replaced ?? record.next };
  }
}

function undone(record: OutboxRecord, id: string): Outcome {
  const { state, next, replaced } = record;
  if (next?.id === id) return { ...record, next: replaced, replaced: undefined };
  if (record.id !== id) return 'refused';
  if (state === 'failed') return 'deleted';
  if (state !== 'waiting') return 'refused';
  return replaced ? waiting(record, replaced) : 'deleted';
}

function hastened(record: OutboxRecord, id: string, now: number): Outcome {
  const { next, state, notBefore } = record;
  if (next?.id === id) return { ...record, next: { ...next, notBefore: Math.min(next.notBefore, now) } };
  if (record.id !== id || state !== 'waiting') return 'refused';
  return { ...record, notBefore: Math.min(notBefore, now) };
}

function sent(record: OutboxRecord, id: string, owner: string, isHurried: boolean, now: number): Outcome {
  if (record.state !== 'waiting' || record.id !== id || record.owner !== owner) return 'refused';
  if (isAhead(record, now)) return clockSet(record, now);
  if (now - record.madeAt > RECORD_LIFETIME_MS) return aged(record, now);
  if (now < record.notBefore && !isHurried) return 'refused';
  return { ...record, state: 'sending', sentAt: now, attempts: record.attempts + 1, replaced: undefined };
}

function aged(record: OutboxRecord, now: number): Outcome {
  if (record.state === 'waiting' && ageOf(record.madeAt, now) > RECORD_LIFETIME_MS)
    return { ...record, state: 'failed', reason: 'old', settledAt: now };
  if (record.state === 'done' && ageOf(record.settledAt, now) > RECORD_LIFETIME_MS) return 'deleted';
  return 'refused';
}

const ageOf = (time: number | undefined, now: number): number => now - (time ?? now);

/** The longest time that a record can have to wait, in milliseconds. */
const longestWaitMs = ({ kind, madeAt, notBefore }: OutboxRecord): number => {
  const { undoMs } = KINDS[kind];
  return notBefore - madeAt <= undoMs ? undoMs : RETRY_AFTER_CAP_MS;
};

/** Whether a record has times that only an earlier setting of the clock explains. */
export const isAhead = (record: OutboxRecord, now: number): boolean =>
  record.madeAt > now ||
  (record.sentAt ?? 0) > now ||
  (record.settledAt ?? 0) > now ||
  record.notBefore - now > longestWaitMs(record);

/** The record as if the clock had never been ahead: what is left to wait stays the same. */
function clockSet(record: OutboxRecord, now: number): OutboxRecord {
  const { madeAt, sentAt, settledAt, notBefore } = record;
  const aheadMs = Math.max(0, madeAt - now, (sentAt ?? 0) - now, (settledAt ?? 0) - now);
  const past = (time: number | undefined): number | undefined =>
    time === undefined ? undefined : Math.min(time, now);
  return {
    ...record,
    madeAt: Math.min(madeAt, now),
    notBefore: Math.min(notBefore - aheadMs, now + longestWaitMs(record)),
    sentAt: past(sentAt),
    settledAt: past(settledAt),
  };
}
