import { ApiError } from '../../client';

/** Milliseconds that a failed request's answer asks to wait before the next one; 0 if it does not ask. */
export const retryAfterMs = (error: unknown): number => (error instanceof ApiError ? error.retryAfterMs : 0);
