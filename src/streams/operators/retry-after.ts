import { asNumber, asObject } from '../../lib/json';

/** Milliseconds that the answer of a failed call asks to wait; 0 if it does not ask. */
export const retryAfterMs = (error: unknown): number => asNumber(asObject(error).retryAfterMs) ?? 0;
