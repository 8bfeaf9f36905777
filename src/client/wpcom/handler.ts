import { asapScheduler, filter, Subject, subscribeOn, takeUntil } from 'rxjs';
import { verbOf } from '../endpoint';
import { ApiError } from '../errors';
import { checkOptions } from '../kinds';
import { originOf } from '../outgoing';
import { isRecord } from '../record';
import { type ClientOptions, currentToken, exchanges } from '../request';
import { fetchTransport } from '../transports/fetch';
import type { Callback, Params, RequestHandler } from './send-request';

/** A channel as wpcom's pinghub knows it: it sets the listeners once it has the connection. */
interface Connection {
  onload: (event: unknown) => void;
  onclose: (event: unknown) => void;
}
const noop = (): void => undefined;

/** The platform that wpcom speaks to. */
const WORDPRESS_COM = 'https://public-api.wordpress.com';

/**
 * A request handler over the transports of the observable face; without a time limit of its own, as wpcom has none (its
 * promises have `timeout`). Callbacks get the answer's headers, with its `status` among them. It gives an object whose
 * `abort()` aborts the request; for a channel, one with `onload` and `onclose`.
 * @throws TypeError with the name of an option that is not what it must be.
 */
export function requestHandler(given: Partial<ClientOptions> = {}): RequestHandler {
  checkOptions(given);
  const options = { apiOrigin: WORDPRESS_COM, namespaceRoot: '', timeoutMs: 0, ...given };
  const { transport = fetchTransport } = options;
  const left$ = new Subject<string>();
  return (params, fn) => {
    const { action, path } = params;
    const apiOrigin = originOf(params.proxyOrigin ?? options.apiOrigin, 'proxyOrigin');
    if (action === undefined) return exchange({ ...options, apiOrigin }, params, fn);
    // Who asks for a channel anew leaves the one that was.
    left$.next(path);
    if (action === 'disconnect') {
      fn(null, { success: true });
      return;
    }
    const connection: Connection = { onload: noop, onclose: noop };
    const channel$ = transport.connect({ url: `${apiOrigin}${path}`, token: currentToken(options) });
    const end$ = left$.pipe(filter((each) => each === path));
    // Once the listeners are there.
    channel$.pipe(subscribeOn(asapScheduler), takeUntil(end$)).subscribe({
      next: (event) => connection.onload({ type: 'load', data: event, body: event, response: event }),
      error: (error: unknown) => connection.onclose(error),
      complete: () => connection.onclose({ type: 'close' }),
    });
    return connection;
  };

  function exchange(to: ClientOptions, params: Params, fn: Callback): { readonly abort: () => void } {
    const subscription = exchanges(to, transport, { ...params, verb: verbOf(params.method) }).subscribe({
      next: (event) => {
        if ('body' in event) fn(null, event.body, { ...event.headers, status: event.status });
      },
      error: (error: unknown) => fn(...asTold(error)),
    });
    return { abort: () => subscription.unsubscribe() };
  }
}

/**
 * An error as wpcom's users know it: with the fields of the platform's answer (`error`, its `message`, ...) and
 * `statusCode`, and the answer's headers beside it.
 */
function asTold(error: unknown): [error: unknown, data?: unknown, headers?: object] {
  if (!(error instanceof ApiError)) return [error];
  const { name, path, method, status, body, headers } = error;
  const own = { name, path, method, status, body, headers, statusCode: status };
  return [Object.assign(error, isRecord(body) && body, own), null, { ...headers, status }];
}
