import { POLL_BACKOFF_CAP_MS } from './timing';

/** Milliseconds by chance, a new number each time; always 0 where all panels keep the same time. */
export type JitterMs = () => number;

/**
 * A wait made longer by chance, so that panels that were all cut off in one moment do not all come back in one. Never
 * shorter than the specification has it, nor made longer than its longest wait, 180 s (section 9). All in milliseconds.
 */
export const withJitter = (ms: number, jitterMs: JitterMs): number =>
  Math.max(ms, Math.min(ms + jitterMs(), POLL_BACKOFF_CAP_MS));
