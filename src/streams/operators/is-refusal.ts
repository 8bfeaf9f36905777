import { ApiError } from '../../client';
import { asObject, asString } from '../../lib/json';

/**
 * Whether the platform has answered that it did not carry out the request: a 4xx, or a 5xx with the
 * platform's own error. After any other error (a time-out, a lost connection, a proxy's 5xx, an
 * answer that cannot be read) the request may have been carried out.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  (error.status < 500 || asString(asObject(error.body).error) !== '');
