import { catchError, type Observable, of } from 'rxjs';
import { isObject } from '../record';
import { ApiError } from '../response/errors';
import { CALL_OPTIONS, type CallOptions, type Send, type Verb } from './options';
import type { Query } from './query';
import { requirePath, validateOptions } from './validate';

/** The options of a request by its path. */
export interface RequestOptions extends CallOptions<Query> {
  readonly body?: unknown;
}

/**
 * A function for calls that the tables lack: `request<Response>('GET', '/sites/1/tags')`. The path is
 * below the version or the namespace. Unlike the calls of the tables, it may have any JSON as its
 * response, and emits null for an empty one.
 * @throws TypeError for an unknown method, an invalid path or option, or the body of a GET.
 */
export function requestWith(
  send: Send,
): <T = unknown>(method: Verb, path: string, options?: RequestOptions) => Observable<T>;
export function requestWith(
  send: Send,
): (method: Verb, path: string, options?: RequestOptions) => Observable<unknown> {
  return (method, path, options = {}) => {
    if (!/^(GET|POST|PUT|DELETE)$/.test(method)) throw new TypeError(`method is not a verb: ${method}`);
    requirePath(path);
    if (method === 'GET' && options.body !== undefined) throw new TypeError('body of a GET is not allowed');
    validateOptions(options, { ...CALL_OPTIONS, body: 'any' });
    return send({ ...options, verb: method, path }).pipe(catchError((error: unknown) => of(valueOf(error))));
  };
}

/** The value of a response that is JSON, but no array or object; null if it is empty. @throws other errors. */
function valueOf(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== undefined || error.name !== 'ParseError') throw error;
  const { body } = error;
  // An object here is a response that should have been an envelope.
  if (isObject(body)) throw error;
  if (typeof body !== 'string') return body ?? null;
  try {
    return body === '' ? null : JSON.parse(body);
  } catch {
    throw error;
  }
}
