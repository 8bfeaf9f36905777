import { asyncScheduler, defer, type MonoTypeOperatorFunction, NEVER, retry, takeUntil, timer } from 'rxjs';
import { ApiError, isRetryable } from '../response/errors';
import { steadyNow } from '../steady-now';
import { aborts } from './abortable-send';
import { validate, validateOptions } from './validate';

/** The options of `retryable`. Each attempt has the time limits of its call. */
export interface RetryOptions {
  /** The maximum number of retries. */
  readonly retries: number;
  /** Milliseconds before each retry, or a function of the retry's number (from 1); 1000 by default. */
  readonly delay?: number | ((attempt: number) => number);
  /** The maximum delay in milliseconds, even if `Retry-After` is longer; no limit by default. */
  readonly maxDelay?: number;
  /** The maximum random share added to the delay (0 to 1), so that clients do not retry together. */
  readonly jitter?: number;
  /** No retry starts later than this many milliseconds after the first attempt; no limit by default. */
  readonly total?: number;
  /** Also retries 429, for any verb, because the platform has not executed the request. */
  readonly tooMany?: boolean;
  /** Also retries POSTs, although the platform may already have executed the first one. */
  readonly unsafe?: boolean;
  /** Called before each delay. */
  readonly onRetry?: (wait: {
    readonly attempt: number;
    readonly delayMs: number;
    readonly error: unknown;
  }) => void;
}

/**
 * Retries a call while its errors are retryable (section 8), but not before the time in
 * `Retry-After`. If `maxDelay` is shorter than that time, `maxDelay` applies, and the final error
 * mentions both. POSTs are retried only with `unsafe`.
 * @throws TypeError that names an option that is missing, negative or of the wrong type.
 */
export function retryable<T>(options: RetryOptions): MonoTypeOperatorFunction<T> {
  validateOptions(options, KINDS);
  const { retries, delay = 1000, maxDelay = Infinity, jitter = 0, total = Infinity, onRetry } = options;
  const { tooMany = false, unsafe = false } = options;
  validate('retries', retries, 'number');
  const delayOf = typeof delay === 'function' ? delay : () => delay;
  if (typeof delay !== 'function') validate('delay', delay, 'number');
  if (jitter > 1) throw new TypeError('jitter is above 1');
  return (call$) =>
    defer(() => {
      const end = steadyNow(asyncScheduler) + total;
      return call$.pipe(
        retry<T>({
          delay: (error: unknown, attempt) => {
            if (!isRepeatable(error, tooMany, unsafe)) throw error;
            if (attempt > retries) throw attempt > 1 ? withCut(error, maxDelay) : error;
            const ms = delayOf(attempt);
            validate('delay', ms, 'number');
            const askedMs = error instanceof ApiError ? error.retryAfterMs : 0;
            const delayMs = Math.min(
              Math.max(ms * (1 + jitter * Math.random()), askedMs),
              maxDelay,
              2 ** 31 - 1,
            );
            if (steadyNow(asyncScheduler) + delayMs > end) throw withCut(error, maxDelay);
            onRetry?.({ attempt, delayMs, error });
            return timer(delayMs).pipe(
              takeUntil((error instanceof Error ? aborts.get(error) : undefined) ?? NEVER),
            );
          },
        }),
      );
    });
}

const KINDS = {
  retries: 'number',
  delay: 'any',
  maxDelay: 'number',
  jitter: 'number',
  total: 'number',
  tooMany: 'boolean',
  unsafe: 'boolean',
  onRetry: 'function',
} as const;

const isRepeatable = (error: unknown, tooMany: boolean, unsafe: boolean): boolean =>
  error instanceof ApiError && error.status === 429
    ? tooMany
    : isRetryable(error) && (unsafe || (error instanceof ApiError && error.method !== 'POST'));

/** Adds to the error's message that `Retry-After` was longer than `maxDelay`. */
function withCut(error: unknown, maxDelay: number): unknown {
  if (!(error instanceof ApiError) || error.retryAfterMs <= maxDelay) return error;
  const { path, method, status, body, headers, code, cause, name } = error;
  const message = `${error.message} (Retry-After asks for ${error.retryAfterMs} ms, maxDelay is ${maxDelay})`;
  return new ApiError({ name, message, path, method, status, body, headers, code, cause });
}
