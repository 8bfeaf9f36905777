import { backOffMs } from '../../lib/backoff';
import { type JitterMs, withJitter } from '../../lib/jitter';
import { asNumber, asObject } from '../../lib/json';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../timing';

/** Milliseconds in the `Retry-After` of a failed call's answer, at most `capMs`; 0 without it. */
export const retryAfterMs = (error: unknown, capMs = Infinity): number =>
  Math.min(asNumber(asObject(error).retryAfterMs) ?? 0, capMs);

/**
 * Milliseconds until a failed request for notes is repeated: one interval longer after each failure in a
 * row, or as long as `Retry-After` asks for, with jitter and up to 180 s (section 8).
 */
export const notesRetryMs = (error: unknown, failures: number, jitterMs: JitterMs): number => {
  const backOff = backOffMs(failures, POLL_INTERVAL_MS, POLL_BACKOFF_CAP_MS);
  const waitMs = Math.max(backOff, retryAfterMs(error, POLL_BACKOFF_CAP_MS));
  return withJitter(waitMs, jitterMs, POLL_BACKOFF_CAP_MS);
};
