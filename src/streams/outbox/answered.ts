import {
  LAST_REQUEST_MS,
  LOOK_AGAIN_MS,
  POLL_BACKOFF_CAP_MS,
  REPLY_RETRY_STEP_MS,
  RETRY_AFTER_CAP_MS,
} from '../timing';
import type { Claim, SenderInput } from './input';
import { KINDS } from './kinds';
import { intentionOf, type OutboxRecord, waiting } from './record';
import { isInverse, isSameWish } from './wish';

type Answer = Extract<SenderInput, Claim>;

/**
 * What an answer of the platform, or a missing one, makes of a record. An answer to an earlier request
 * is refused. `now` is in epoch milliseconds.
 */
export function answered(
  record: OutboxRecord,
  input: Answer,
  now: number,
): OutboxRecord | 'deleted' | 'refused' {
  const { state, sentAt = now } = record;
  if (record.id !== input.id || record.attempts !== input.attempt) return 'refused';
  const isSent = state === 'sending' || state === 'uncertain';
  // A kind that looks first may be answered before it is sent.
  if (!isSent && !(state === 'waiting' && KINDS[record.kind].looksFirst)) return 'refused';
  switch (input.type) {
    case 'confirmed':
      return isSent ? done({ ...record, ...input.result }, now) : 'refused';
    case 'refused':
      return notDone(record, now, 0, input.reason);
    case 'postponed':
      return isSent ? notDone(record, now, input.retryAfterMs) : 'refused';
    case 'lost':
      if (state !== 'sending') return 'refused';
      // The platform may still be carrying it out.
      return { ...record, state: 'uncertain', notBefore: Math.max(now, sentAt + LAST_REQUEST_MS) };
    case 'abandoned':
      if (state !== 'sending' || now - sentAt < LAST_REQUEST_MS) return 'refused';
      return { ...record, state: 'uncertain', notBefore: now };
    case 'looked':
      if (input.isDone) return done({ ...record, ...input.result }, now);
      return state === 'uncertain' ? notDone(record, now, 0) : 'refused';
    case 'lookFailed': {
      const waitMs = Math.min(Math.max(LOOK_AGAIN_MS, input.retryAfterMs), RETRY_AFTER_CAP_MS);
      return state === 'sending' ? 'refused' : { ...record, notBefore: now + waitMs };
    }
  }
}

/** The platform has it. What the blogger wants instead is sent next. */
function done(record: OutboxRecord, now: number): OutboxRecord {
  const { next, replaced } = record;
  if (next && !isSameWish(record, next)) return { ...waiting(record, next), replaced };
  return { ...record, state: 'done', settledAt: now, next: undefined, replaced: undefined };
}

/** The platform does not have it. It is sent again after a pause, unless `reason` says why not. */
function notDone(
  record: OutboxRecord,
  now: number,
  retryAfterMs: number,
  reason?: string,
): OutboxRecord | 'deleted' {
  const { next, attempts } = record;
  const backoffMs = Math.min(attempts * REPLY_RETRY_STEP_MS, POLL_BACKOFF_CAP_MS);
  const notBefore = now + Math.min(Math.max(backoffMs, retryAfterMs), RETRY_AFTER_CAP_MS);
  if (next && isInverse(record, next) && !record.isRepeated) return 'deleted';
  // The pause is what the platform asked for, and a refusal concerns this action alone.
  if (next)
    return {
      ...waiting(record, { ...next, notBefore: Math.max(next.notBefore, reason ? now : notBefore) }),
      replaced: record.replaced ?? (reason ? undefined : intentionOf(record)),
    };
  const { retries } = KINDS[record.kind];
  // The blogger waits for it, so a longer pause is theirs to end.
  const isOver = attempts > retries || (retries < Infinity && retryAfterMs > POLL_BACKOFF_CAP_MS);
  const why = reason ?? (isOver ? 'retries' : undefined);
  if (why !== undefined) return { ...record, state: 'failed', reason: why, settledAt: now };
  return { ...record, state: 'waiting', notBefore };
}
