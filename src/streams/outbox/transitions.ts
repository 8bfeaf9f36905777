import { answered } from './answered';
import { tidied } from './due';
import type { Input, Made } from './input';
import { KINDS } from './kinds';
import {
  doneBefore,
  type Intention,
  intentionOf,
  type Outcome,
  type OutboxRecord,
  RECORD_VERSION,
  UNKNOWN_OWNER,
  waiting,
} from './record';
import { isTargetOf } from './target';
import { isInverse, isSameWish } from './wish';

/**
 * The table of transitions: computes the next record of a key. It runs inside the store's
 * transaction, on the record as it is then. `now` is in epoch milliseconds.
 */
export function transition(record: OutboxRecord | undefined, input: Input, now: number): Outcome {
  if (input.type === 'made') return made(record, input, now);
  if (!record) return 'refused';
  switch (input.type) {
    case 'undone':
      return undone(record, input.id, now);
    case 'retried':
      if (record.state !== 'failed' || record.id !== input.id) return 'refused';
      return waiting(
        { ...record, owner: input.owner },
        { ...intentionOf(record), id: input.newId, madeAt: now, notBefore: now, scheduledAt: undefined },
      );
    case 'hastened':
      return hastened(record, input.id, now);
    case 'signedOut':
      return 'deleted';
    case 'sent':
      return sent(record, input.id, input.isHurried, now);
    case 'tidied':
      return tidied(record, input, now);
    default:
      return answered(record, input, now);
  }
}

function made(record: OutboxRecord | undefined, input: Made, now: number): Outcome {
  const { id, kind, payload, note, batch, about, target, owner } = input;
  if (!isTargetOf(kind, target)) return 'refused';
  const { undoMs, isExclusive } = KINDS[kind];
  const intention: Intention = {
    id,
    kind,
    payload,
    note,
    batch,
    about,
    madeAt: now,
    notBefore: now + undoMs,
  };
  const base = { version: RECORD_VERSION, target, owner } as const;
  if (!record || ![owner, UNKNOWN_OWNER].includes(record.owner)) return waiting(base, intention);
  const fresh = waiting({ ...base, replacedDone: record.replacedDone }, intention);
  switch (record.state) {
    case 'failed':
      return fresh;
    case 'done':
      // The same text from another tab, which the platform would refuse as a duplicate (section 8).
      if (!isSameWish(record, intention)) return { ...fresh, replacedDone: isExclusive ? undefined : record };
      return isExclusive ? 'refused' : { ...fresh, isRepeated: true };
    case 'waiting':
      if (isExclusive || isSameWish(record, intention)) return 'refused';
      // Nothing was sent, so the platform is in the wanted state already, unless it had the
      // opposite one before.
      if (isInverse(record, intention))
        return record.isRepeated || input.isContrary ? fresh : doneBefore(record, now);
      return { ...fresh, replaced: record.replaced ?? intentionOf(record) };
    case 'sending':
    case 'uncertain':
      if (isExclusive || isSameWish(record.next ?? record, intention)) return 'refused';
      if (isSameWish(record, intention)) return { ...record, next: undefined, replaced: undefined };
      return { ...record, next: intention, replaced: record.replaced ?? record.next };
  }
}

function undone(record: OutboxRecord, id: string, now: number): Outcome {
  const { state, next, replaced } = record;
  if (next?.id === id) return { ...record, next: replaced, replaced: undefined };
  if (record.id !== id) return 'refused';
  if (state !== 'waiting' && state !== 'failed') return 'refused';
  return replaced ? waiting(record, replaced) : doneBefore(record, now);
}

function hastened(record: OutboxRecord, id: string, now: number): Outcome {
  const { next, state } = record;
  if (next?.id === id) return { ...record, next: dueBy(next, now) };
  if (record.id !== id || state !== 'waiting') return 'refused';
  return dueBy(record, now);
}

const dueBy = <T extends Intention>(intention: T, now: number): T => ({
  ...intention,
  notBefore: Math.min(intention.notBefore, now),
  scheduledAt: now,
});

function sent(record: OutboxRecord, id: string, isHurried: boolean, now: number): Outcome {
  if (record.state !== 'waiting' || record.id !== id) return 'refused';
  const tidy = tidied(record, { blogger: undefined, since: 0 }, now);
  if (tidy !== 'refused') return tidy;
  if (now < record.notBefore && !isHurried) return 'refused';
  return {
    ...record,
    state: 'sending',
    sentAt: now,
    attempts: record.attempts + 1,
    replaced: undefined,
    cause: undefined,
  };
}
