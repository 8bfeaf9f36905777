import {
  LAST_REQUEST_MS,
  LOOK_AGAIN_MS,
  POLL_BACKOFF_CAP_MS,
  RECORD_LIFETIME_MS,
  REPLY_RETRY_STEP_MS,
  RETRY_AFTER_CAP_MS,
} from '../timing';
import { isRemoval } from './aspects';
import { ASPECTS, needsLook } from './aspect-rules';
import type { Verdict } from './input';
import { type Outcome, type OutboxRecord, type Sent, stateOf } from './record';

/**
 * Returns the record after its response has arrived or was lost. A response to an earlier request is refused.
 * `now` is in epoch milliseconds.
 */
export function after(record: OutboxRecord, verdict: Verdict, now: number): Outcome {
  const { id, attempts, sent, wanted } = record;
  const state = stateOf(record);
  const isOfRequest = sent?.id === verdict.id && sent.attempt === verdict.attempt;
  const isOfIntention = id === verdict.id && attempts === verdict.attempt;
  /** Whether this is the result of a check before the first request. */
  const isOfLook = state === 'waiting' && isOfIntention && needsLook(record, now);
  switch (verdict.type) {
    case 'confirmed': {
      // A confirmation is valid in any state: the request may already be treated as lost.
      if (state === 'done' || !(isOfRequest || isOfIntention)) return 'refused';
      const { value = sent?.value ?? wanted, url, newestId = record.newestId } = verdict;
      // The platform's response sets the state of a follow (section 7).
      const isAdopted = record.aspect === 'follow' && wanted === (sent?.value ?? wanted);
      const isRestored = isRemoval(record.known) && !isRemoval(value);
      return settled(
        {
          ...answered(record),
          known: value,
          wanted: isAdopted ? value : wanted,
          before: isRestored ? value : record.before,
          url,
          newestId,
        },
        now,
      );
    }
    case 'looked': {
      if (!isOfLook && !(state === 'uncertain' && isOfRequest)) return 'refused';
      const looked: OutboxRecord = { ...answered(record), known: verdict.value, lookedAt: now };
      if (stateOf(looked) === 'done')
        return settled({ ...looked, url: verdict.url, newestId: verdict.newestId }, now);
      return id === sent?.id ? notDone(looked, now, 0) : looked;
    }
    case 'refused':
      // The blogger wants another value now. A refused check shows nothing about the request.
      if (isOfRequest && id !== sent.id)
        return unlessTakenBack(
          { ...answered(record), known: state === 'uncertain' ? undefined : record.known },
          now,
        );
      if (!isOfRequest && !isOfLook) return 'refused';
      return notDone({ ...answered(record), known: undefined, cause: verdict.cause }, now, 0, verdict.reason);
    case 'postponed':
      if (!isOfRequest) return isOfLook ? vain(record, verdict, now) : 'refused';
      return notDone({ ...answered(record), cause: verdict.cause }, now, verdict.retryAfterMs);
    case 'unanswered': {
      if (!isOfRequest) return isOfLook ? vain(record, verdict, now) : 'refused';
      const { cause } = verdict;
      if (state === 'sending') return { ...record, cause, sent: lost(sent, now), scheduledAt: now };
      if (now - record.madeAt > RECORD_LIFETIME_MS)
        return after(record, { ...verdict, type: 'refused', reason: 'old' }, now);
      const waitMs = Math.min(Math.max(LOOK_AGAIN_MS, verdict.retryAfterMs), RETRY_AFTER_CAP_MS);
      return { ...record, cause, sent: { ...sent, lookAt: now + waitMs }, scheduledAt: now };
    }
  }
}

/** Marks a request as lost. The platform may still be processing it. */
export const lost = (sent: Sent, now: number): Sent => ({
  ...sent,
  lookAt: Math.max(now, Math.min(sent.at, now) + LAST_REQUEST_MS),
});

const answered = (record: OutboxRecord): OutboxRecord => ({
  ...record,
  sent: undefined,
  lookedAt: undefined,
  failed: undefined,
  cause: undefined,
});

/** Returns the record, settled if the platform has the wanted value. */
const settled = (record: OutboxRecord, now: number): OutboxRecord =>
  stateOf(record) === 'done' ? { ...record, settledAt: now } : record;

/**
 * Returns the record, or `deleted` if the blogger has taken back an action that was not carried out. A removed
 * comment keeps its record, so that it can be restored.
 */
export const unlessTakenBack = (record: OutboxRecord, now: number): Outcome =>
  stateOf(record) !== 'done' || isRemoval(record.known) ? settled(record, now) : 'deleted';

/** Returns the record after a failed first check, which is retried like a request. */
const vain = (
  record: OutboxRecord,
  verdict: Extract<Verdict, { type: 'postponed' | 'unanswered' }>,
  now: number,
): Outcome =>
  notDone({ ...record, attempts: record.attempts + 1, cause: verdict.cause }, now, verdict.retryAfterMs);

/**
 * Returns the record after a refusal or postponement: sent again after a pause, failed if there is a `reason`, or
 * settled if the blogger has taken the action back.
 */
function notDone(record: OutboxRecord, now: number, retryAfterMs: number, reason?: string): Outcome {
  if (stateOf(record) === 'done') return unlessTakenBack(record, now);
  const { attempts } = record;
  const backoffMs = Math.min(attempts * REPLY_RETRY_STEP_MS, POLL_BACKOFF_CAP_MS);
  const pausedUntil = now + Math.min(Math.max(backoffMs, retryAfterMs), RETRY_AFTER_CAP_MS);
  const dueAt = Math.max(record.dueAt, pausedUntil);
  const { retries } = ASPECTS[record.aspect];
  // A reply fails after a longer `Retry-After`, because the blogger waits for it.
  const isOver = attempts > retries || (retries < Infinity && retryAfterMs > POLL_BACKOFF_CAP_MS);
  const why = reason ?? (isOver ? 'retries' : undefined);
  return why === undefined
    ? { ...record, dueAt, scheduledAt: now }
    : { ...record, failed: why, dueAt, settledAt: now };
}
