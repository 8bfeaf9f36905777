/** Returns a random number of milliseconds, another one at each call. Always 0 if jitter is switched off. */
export type JitterMs = () => number;

/**
 * Adds jitter to a delay, so that panels that have lost their connection together do not all reconnect
 * together. Never returns less than `ms`, and does not add jitter beyond `capMs`. All values are in
 * milliseconds.
 */
export const withJitter = (ms: number, jitterMs: JitterMs, capMs: number): number =>
  Math.max(ms, Math.min(ms + jitterMs(), capMs));
