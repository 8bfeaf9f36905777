import type { Observable } from 'rxjs';
import { CALL_OPTIONS, type CallOptions, type Send, type Verb } from './options';
import type { Query } from './query';
import { validateOptions } from './validate';

/** The options of a request by its path. */
export interface RequestOptions extends CallOptions<Query> {
  readonly body?: unknown;
}

/**
 * A function for calls that the tables lack: `request<Answer>('GET', '/sites/1/tags')`. The path is
 * below the version or the namespace.
 * @throws TypeError for an unknown method, a path without a leading slash, or an invalid option.
 */
export function requestWith(
  send: Send,
): <T = unknown>(method: Verb, path: string, options?: RequestOptions) => Observable<T>;
export function requestWith(
  send: Send,
): (method: Verb, path: string, options?: RequestOptions) => Observable<unknown> {
  return (method, path, options = {}) => {
    if (!/^(GET|POST|PUT|DELETE)$/.test(method)) throw new TypeError(`method is not a verb: ${method}`);
    if (!/^\/(?!\/)[^?#\s]*$/.test(path) || /(^|\/)\.\.?(\/|$)/.test(path))
      throw new TypeError(`path is not a path below the version: ${path}`);
    validateOptions(options, CALL_OPTIONS);
    for (const name of Object.keys(options))
      if (name !== 'body' && !Object.hasOwn(CALL_OPTIONS, name))
        throw new TypeError(`options.${name} is not known`);
    return send({ ...options, verb: method, path });
  };
}
