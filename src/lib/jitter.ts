/**
 * Random milliseconds, a new number at each call; always 0 if an operator has switched jitter off.
 */
export type JitterMs = () => number;

/**
 * A delay with jitter, so that panels which lost their connection together do not all come back
 * together. Never shorter than `ms`, and not raised above `capMs`. All in milliseconds.
 */
export const withJitter = (ms: number, jitterMs: JitterMs, capMs: number): number =>
  Math.max(ms, Math.min(ms + jitterMs(), capMs));
