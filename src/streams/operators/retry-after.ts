import { asNumber, asObject } from '../../lib/json';

/** Milliseconds in the `Retry-After` of a failed call's answer, at most `capMs`; 0 without it. */
export const retryAfterMs = (error: unknown, capMs = Infinity): number =>
  Math.min(asNumber(asObject(error).retryAfterMs) ?? 0, capMs);
