/** Returns random milliseconds, different at each call; always 0 if jitter is switched off. */
export type JitterMs = () => number;

/**
 * Adds jitter to a delay, so that panels that lost their connection together do not all reconnect
 * together. Never shorter than `ms`, and not raised above `capMs`. All values in milliseconds.
 */
export const withJitter = (ms: number, jitterMs: JitterMs, capMs: number): number =>
  Math.max(ms, Math.min(ms + jitterMs(), capMs));
