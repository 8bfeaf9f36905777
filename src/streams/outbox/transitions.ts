import { LOCAL_OVERRIDE_MS } from '../timing';
import { after, unlessTakenBack } from './after';
import { isRemoval, matches } from './aspects';
import { ASPECTS, needsLook, undoMsOf } from './aspect-rules';
import type { Input, Wanted } from './input';
import {
  COMMENT_GONE,
  type Intention,
  isWaiting,
  type Outcome,
  type OutboxRecord,
  RECORD_VERSION,
  stateOf,
  UNKNOWN_OWNER,
} from './record';
import { tidied } from './step';
import { isTargetOf } from './target';

/**
 * Computes the next record of a key. Runs inside the store's transaction, on the current record. `now` is in epoch
 * milliseconds.
 */
export function transition(record: OutboxRecord | undefined, input: Input, now: number): Outcome {
  if (input.type === 'wanted') return wanted(record, input, now);
  if (!record) return 'refused';
  switch (input.type) {
    case 'undone':
      return record.id === input.id ? undone(record, input, now) : 'refused';
    case 'retried':
      if (stateOf(record) !== 'failed' || record.id !== input.id) return 'refused';
      return { ...again(record, now), id: input.newId, owner: input.owner };
    case 'hastened':
      if (record.id !== input.id || !isWaiting(record)) return 'refused';
      return { ...record, dueAt: Math.min(record.dueAt, now), scheduledAt: now };
    case 'signedOut':
      return 'deleted';
    case 'sent':
      return sent(record, input.id, input.isHurried, now);
    case 'tidied':
      return tidied(record, input, now);
    default:
      return after(record, input, now);
  }
}

function wanted(record: OutboxRecord | undefined, input: Wanted, now: number): Outcome {
  const { type: _, aspect, target, owner, isDoubtful = false, ...chosen } = input;
  if (!isTargetOf(aspect, target)) return 'refused';
  const intention: Intention = { ...chosen, madeAt: now, dueAt: now + undoMsOf(input) };
  const fresh: OutboxRecord = {
    ...intention,
    version: RECORD_VERSION,
    aspect,
    target,
    owner,
    attempts: 0,
    isBeforeUnsent: isDoubtful || undefined,
  };
  const seen = isDoubtful ? undefined : input.before;
  if (!record || ![owner, UNKNOWN_OWNER].includes(record.owner)) return { ...fresh, known: seen };
  const { isExclusive } = ASPECTS[aspect];
  switch (stateOf(record)) {
    case 'failed':
      return fresh;
    case 'done': {
      // Another tab may submit the same text before it shows that the reply was sent.
      const isRepeated = isExclusive && record.wanted === input.wanted && isRecent(record, now);
      // Either the screen or the record may be out of date.
      const isAgreed = seen !== undefined && record.known !== undefined && matches(seen, record.known);
      const newestId = Math.max(fresh.newestId ?? 0, record.newestId ?? 0) || undefined;
      return isRepeated ? 'refused' : { ...fresh, newestId, known: isAgreed ? record.known : undefined };
    }
    default:
      if (isExclusive || record.wanted === input.wanted) return 'refused';
      if (isUntouched(record) && !isDoubtful && record.before === input.wanted) return 'deleted';
      return unlessTakenBack(
        {
          ...fresh,
          before: record.wanted,
          isBeforeUnsent: true,
          known: isDoubtful ? undefined : record.known,
          sent: record.sent,
        },
        now,
      );
  }
}

/** Whether the platform still has the previous value: nothing was sent since the screen showed it. */
const isUntouched = ({ sent, attempts, before, isBeforeUnsent, known }: OutboxRecord): boolean =>
  sent === undefined &&
  attempts === 0 &&
  before !== undefined &&
  isBeforeUnsent === undefined &&
  (known === undefined || matches(before, known));

const isRecent = ({ settledAt = 0 }: OutboxRecord, now: number): boolean =>
  Math.abs(now - settledAt) < LOCAL_OVERRIDE_MS;

/** Returns the record as if its intention were new, but without an undo window. */
const again = (record: OutboxRecord, now: number): OutboxRecord => ({
  ...record,
  madeAt: now,
  dueAt: now,
  scheduledAt: undefined,
  attempts: 0,
  lookedAt: undefined,
  settledAt: undefined,
  failed: undefined,
  cause: undefined,
});

/**
 * Requests the previous value again. A failed record is discarded, unless it should have restored a comment: that
 * comment stays in the trash and in Recently done.
 */
function undone(
  record: OutboxRecord,
  { newId, deed }: Extract<Input, { type: 'undone' }>,
  now: number,
): Outcome {
  const { aspect, before, known, failed } = record;
  const state = stateOf(record);
  const isRestored = isRemoval(before) && failed !== COMMENT_GONE;
  if (state === 'failed' && !isRestored) return 'deleted';
  if (ASPECTS[aspect].isExclusive) return state === 'waiting' ? 'deleted' : 'refused';
  if (before === undefined || (state === 'done' && matches(before, known))) return 'refused';
  if (isUntouched(record) && state === 'waiting' && !isRemoval(known)) return 'deleted';
  const back: OutboxRecord = {
    ...again(record, now),
    id: newId,
    wanted: before,
    before: isRemoval(before) ? 'listed' : (known ?? record.wanted),
    isBeforeUnsent: known === undefined || undefined,
    known: state === 'failed' ? before : known,
    deed,
  };
  return unlessTakenBack(back, now);
}

function sent(record: OutboxRecord, id: string, isHurried: boolean, now: number): Outcome {
  if (stateOf(record) !== 'waiting' || record.id !== id) return 'refused';
  const tidy = tidied(record, { blogger: undefined, since: 0 }, now);
  if (tidy !== 'refused') return tidy;
  const isReady = now >= record.dueAt && !needsLook(record, now);
  // A comment can be restored only if its status is known.
  if (isHurried ? record.wanted === 'listed' && record.known === undefined : !isReady) return 'refused';
  const attempt = record.attempts + 1;
  return {
    ...record,
    sent: { id, attempt, value: record.wanted, at: now },
    attempts: attempt,
    lookedAt: undefined,
  };
}
