import {
  LAST_REQUEST_MS,
  LOOK_AGAIN_MS,
  POLL_BACKOFF_CAP_MS,
  RECORD_LIFETIME_MS,
  REPLY_RETRY_STEP_MS,
  RETRY_AFTER_CAP_MS,
} from '../timing';
import { COMMENT_GONE } from './failed';
import type { Claim, SenderInput } from './input';
import { KINDS } from './kinds';
import { doneBefore, intentionOf, type Outcome, type OutboxRecord, waiting } from './record';
import { isInverse, isSameWish } from './wish';

type Answer = Extract<SenderInput, Claim>;

/**
 * The record after the platform's answer, or after a missing one. An input about an earlier request
 * is refused. `now` is in epoch milliseconds.
 */
export function answered(record: OutboxRecord, input: Answer, now: number): Outcome {
  const { state, sentAt = now } = record;
  if (record.id !== input.id || record.attempts !== input.attempt || state === 'done') return 'refused';
  // A confirmation is valid in every state.
  if (input.type === 'confirmed') return done({ ...record, ...input.result }, now);
  const isSent = state === 'sending' || state === 'uncertain';
  // A kind with `looksFirst` may get an answer before it is sent.
  if (!isSent && !(state === 'waiting' && KINDS[record.kind].looksFirst)) return 'refused';
  switch (input.type) {
    case 'refused':
      // A refused look shows nothing about the earlier request, so the blogger's next intention is sent.
      if (state === 'uncertain' && record.next) return { ...done(record, now), replacedDone: undefined };
      return notDone(
        {
          ...record,
          cause: input.cause,
          // Nobody can tell which of the two the platform has, or nothing can be brought back.
          replacedDone:
            state === 'uncertain' || input.reason === COMMENT_GONE ? undefined : record.replacedDone,
        },
        now,
        0,
        input.reason,
      );
    case 'postponed':
      return isSent ? notDone({ ...record, cause: input.cause }, now, input.retryAfterMs) : 'refused';
    case 'unanswered': {
      // The platform may still be processing the request.
      if (state === 'sending')
        return {
          ...record,
          state: 'uncertain',
          notBefore: Math.max(now, Math.min(sentAt, now) + LAST_REQUEST_MS),
          scheduledAt: now,
        };
      if (state === 'uncertain' && now - record.madeAt > RECORD_LIFETIME_MS)
        return answered(record, { ...input, type: 'refused', reason: 'old' }, now);
      const waitMs = Math.min(Math.max(LOOK_AGAIN_MS, input.retryAfterMs), RETRY_AFTER_CAP_MS);
      return { ...record, notBefore: now + waitMs, scheduledAt: now };
    }
  }
}

/** The record after a confirmation. The blogger's next intention, if there is one, is sent next. */
function done(record: OutboxRecord, now: number): OutboxRecord {
  const { next, replaced } = record;
  const settled: OutboxRecord = {
    ...record,
    state: 'done',
    settledAt: now,
    next: undefined,
    replaced: undefined,
    replacedDone: undefined,
  };
  return next && !isSameWish(record, next)
    ? { ...waiting(record, next), replaced, replacedDone: settled }
    : settled;
}

/**
 * The record after a refusal or postponement. It is sent again after a pause, unless `reason` makes
 * it fail.
 */
function notDone(record: OutboxRecord, now: number, retryAfterMs: number, reason?: string): Outcome {
  const { next, attempts } = record;
  const backoffMs = Math.min(attempts * REPLY_RETRY_STEP_MS, POLL_BACKOFF_CAP_MS);
  const notBefore = now + Math.min(Math.max(backoffMs, retryAfterMs), RETRY_AFTER_CAP_MS);
  if (next && isInverse(record, next) && !record.isRepeated) return doneBefore(record, now);
  // A postponement delays the next intention, too; a refusal concerns only the refused one.
  if (next)
    return {
      ...waiting(record, {
        ...next,
        notBefore: Math.max(next.notBefore, reason ? now : notBefore),
        scheduledAt: now,
      }),
      replaced: record.replaced ?? (reason ? undefined : intentionOf(record)),
    };
  const { retries } = KINDS[record.kind];
  // The blogger waits for such a kind. After a longer `Retry-After` it fails, and they decide.
  const isOver = attempts > retries || (retries < Infinity && retryAfterMs > POLL_BACKOFF_CAP_MS);
  const why = reason ?? (isOver ? 'retries' : undefined);
  if (why !== undefined) return { ...record, state: 'failed', reason: why, notBefore, settledAt: now };
  return { ...record, state: 'waiting', notBefore, scheduledAt: now };
}
