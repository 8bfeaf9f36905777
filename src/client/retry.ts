import { type MonoTypeOperatorFunction, retry, throwError, timer } from 'rxjs';
import { ApiError, isRetryable } from './errors';
import { checkKind } from './kinds';

export interface RetryOptions {
  /** How often to try again. */
  readonly retries: number;
  /** Milliseconds before each new try, or a function of its number, from 1; a second unless said otherwise. */
  readonly delay?: number | ((attempt: number) => number);
  /** Try POSTs again too, though the platform may have done the first one already. */
  readonly unsafe?: boolean;
}

/**
 * Tries a call again while its errors are worth it (section 8). POSTs are never repeated unless the caller says so.
 * @throws TypeError where `retries` or `delay` is no number.
 */
export function retryable<T>({
  retries,
  delay = 1000,
  unsafe = false,
}: RetryOptions): MonoTypeOperatorFunction<T> {
  checkKind('retries', retries);
  if (typeof delay !== 'function') checkKind('delay', delay);
  return retry<T>({
    count: retries,
    delay: (error: unknown, attempt) => {
      const isRepeatable = unsafe || (error instanceof ApiError && error.method !== 'POST');
      if (!isRepeatable || !isRetryable(error)) return throwError(() => error);
      return timer(typeof delay === 'function' ? delay(attempt) : delay);
    },
  });
}
