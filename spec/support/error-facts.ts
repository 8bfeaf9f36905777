import { firstValueFrom, type Observable } from 'rxjs';
import { ApiError, isRetryable } from '../../src/client';
import type { ErrorFacts } from './faults';

/** The facts of the error that a call gives. Throws when there is none, or none of the client's. */
export async function factsOf(call$: Observable<unknown>): Promise<ErrorFacts> {
  const error = await errorOf(call$);
  if (!(error instanceof ApiError)) throw error;
  const { name, message, status, code, body, path, method } = error;
  return { name, message, status, code, body, path, method, isRetryable: isRetryable(error) };
}

/** The error of a call. Throws when there is none. */
export async function errorOf(call$: Observable<unknown>): Promise<unknown> {
  try {
    await firstValueFrom(call$);
  } catch (error) {
    return error;
  }
  throw new Error('the call did not fail');
}
