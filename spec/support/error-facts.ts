import { firstValueFrom, type Observable } from 'rxjs';
import { ApiError, isRetryable } from '../../src/client';
import type { ErrorFacts } from './faults';

/**
 * The facts of a failed call's error. Throws if the call succeeds or the error is not an ApiError.
 */
export async function factsOf(call$: Observable<unknown>): Promise<ErrorFacts> {
  const error = await errorOf(call$);
  if (!(error instanceof ApiError)) throw error;
  const { name, message, status, code, body, path, method } = error;
  return { name, message, status, code, body, path, method, isRetryable: isRetryable(error) };
}

/** The error of a failed call. Throws if the call succeeds. */
export async function errorOf(call$: Observable<unknown>): Promise<unknown> {
  try {
    await firstValueFrom(call$);
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}
