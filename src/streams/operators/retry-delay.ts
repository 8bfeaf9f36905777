import { backOffMs } from '../../lib/backoff';
import { type JitterMs, withJitter } from '../../lib/jitter';
import { asNumber, asObject } from '../../lib/json';
import { POLL_BACKOFF_CAP_MS, POLL_INTERVAL_MS } from '../timing';

/** Returns the `Retry-After` of a failed call in milliseconds, at most `capMs`; 0 if there is none. */
export const retryAfterMs = (error: unknown, capMs = Infinity): number =>
  Math.min(asNumber(asObject(error).retryAfterMs) ?? 0, capMs);

/**
 * Returns the delay in milliseconds until a failed request for notes is retried: one interval longer after each
 * failure in a row, and at least as long as `Retry-After` requires, with jitter and up to 180 s (section 8).
 */
export const notesRetryMs = (error: unknown, failures: number, jitterMs: JitterMs): number => {
  const backOff = backOffMs(failures, POLL_INTERVAL_MS, POLL_BACKOFF_CAP_MS);
  const waitMs = Math.max(backOff, retryAfterMs(error, POLL_BACKOFF_CAP_MS));
  return withJitter(waitMs, jitterMs, POLL_BACKOFF_CAP_MS);
};
