import { type MonoTypeOperatorFunction, retry, throwError, timer } from 'rxjs';
import { ApiError, isRetryable } from '../response/errors';
import { validate } from './validate';

export interface RetryOptions {
  /** The maximum number of retries. */
  readonly retries: number;
  /** Milliseconds before each retry, or a function of its number (from 1); 1000 by default. */
  readonly delay?: number | ((attempt: number) => number);
  /** Also retry POSTs, although the platform may already have executed the first one. */
  readonly unsafe?: boolean;
}

/**
 * Retries a call while its errors are retryable (section 8), and never before the time in
 * `Retry-After`. POSTs are retried only with `unsafe`.
 * @throws TypeError if `retries` or `delay` is not a number.
 */
export function retryable<T>({
  retries,
  delay = 1000,
  unsafe = false,
}: RetryOptions): MonoTypeOperatorFunction<T> {
  validate('retries', retries, 'number');
  if (typeof delay !== 'function') validate('delay', delay, 'number');
  return retry<T>({
    count: retries,
    delay: (error: unknown, attempt) => {
      const isRepeatable = unsafe || (error instanceof ApiError && error.method !== 'POST');
      if (!isRepeatable || !isRetryable(error)) return throwError(() => error);
      const ms = typeof delay === 'function' ? delay(attempt) : delay;
      return timer(error instanceof ApiError ? Math.max(ms, error.retryAfterMs) : ms);
    },
  });
}
