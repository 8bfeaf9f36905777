import { asapScheduler, filter, Subject, subscribeOn, switchMap, takeUntil } from 'rxjs';
import { isRecord } from '../record';
import { type ClientOptions, currentToken$, originOf, readClientOptions, verbOf } from '../request/options';
import { sendForResponse } from '../request/send';
import { ApiError } from '../response/errors';
import { fetchTransport } from '../transports/fetch';
import type { ChannelEvent } from '../transports/transport';
import type { Callback } from './send-once';
import type { Params, RequestHandler } from './send-request';

/** A channel as wpcom's pinghub expects it. Pinghub sets the listeners on the object it receives. */
interface Connection {
  onload: (event: unknown) => void;
  onclose: (event: unknown) => void;
}
const noop = (): void => undefined;

/** The origin that wpcom sends requests to. */
const WORDPRESS_COM = 'https://public-api.wordpress.com';

/**
 * Creates a request handler that uses the transports of the observable client. It has no time
 * limit, like wpcom's handler; use `timeout` of wpcom's promises. Callbacks get the response
 * headers and `status` in one object.
 *
 * For a request, the handler returns an object whose `abort()` aborts the request; for a channel,
 * one with `onload` and `onclose`.
 * @throws TypeError that names an invalid option.
 */
export function requestHandler(input: Partial<ClientOptions> = {}): RequestHandler {
  const valid = readClientOptions(input, { apiOrigin: WORDPRESS_COM });
  const { apiOrigin, namespaceRoot = '', timeoutMs = 0, transport = fetchTransport } = valid;
  const fixed = { ...valid, namespaceRoot, timeoutMs };
  const left$ = new Subject<string>();
  return (params, fn) => {
    const { action, path } = params;
    const options = { ...fixed, ...('token' in params && { token: params.token }) };
    // `proxyOrigin` may come from a query of unknown origin, so the token must not be sent there.
    if (originOf(params.proxyOrigin ?? apiOrigin, 'proxyOrigin') !== apiOrigin)
      throw new TypeError('proxyOrigin is not the origin of this handler');
    if (action === undefined) return request(options, params, fn);
    // A new connection to a channel replaces the old one.
    left$.next(path);
    if (action === 'disconnect') {
      fn(null, { success: true });
      return;
    }
    const connection: Connection = { onload: noop, onclose: noop };
    const end$ = left$.pipe(filter((each) => each === path));
    // Deferred to a later microtask, after the caller has set the listeners.
    const later = subscribeOn<ChannelEvent>(asapScheduler);
    const channel$ = currentToken$(options).pipe(
      switchMap((token) => transport.connect({ url: apiOrigin + path, token }).pipe(later)),
      takeUntil(end$),
    );
    channel$.subscribe({
      next: (event) => connection.onload({ type: 'load', data: event, body: event, response: event }),
      error: (error: unknown) => asapScheduler.schedule(() => connection.onclose(error)),
      complete: () => connection.onclose({ type: 'close' }),
    });
    return connection;
  };

  function request(to: ClientOptions, params: Params, fn: Callback): { readonly abort: () => void } {
    const request = { ...params, verb: verbOf(params.method) };
    const response$ = sendForResponse(to, transport, request, (response) => response);
    const subscription = response$.subscribe({
      next: (event) => {
        if ('body' in event) fn(null, event.body, { ...event.headers, status: event.status });
      },
      error: (error: unknown) => fn(...errorArguments(error)),
    });
    return { abort: () => subscription.unsubscribe() };
  }
}

/**
 * The callback's arguments for an error. As in wpcom, the error has the fields of the platform's
 * response (`error`, `message`, ...) and `statusCode`; the last argument has the headers.
 */
function errorArguments(error: unknown): [error: unknown, data?: unknown, headers?: object] {
  if (!(error instanceof ApiError)) return [error];
  const { name, path, method, status, body, headers } = error;
  const own = { name, path, method, status, body, headers, statusCode: status };
  for (const [field, value] of Object.entries({ ...(isRecord(body) && body), ...own }))
    // The platform must not overwrite `__proto__`, or a getter or method of errors.
    if (field === 'name' || field === 'message' || !(field in ApiError.prototype))
      Object.defineProperty(error, field, { value, writable: true, enumerable: true, configurable: true });
  return [error, null, { ...headers, status }];
}
