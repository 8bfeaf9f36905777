import { asapScheduler, subscribeOn, type Subscription } from 'rxjs';
import { verbOf } from '../endpoint';
import { type ClientOptions, createExchange, currentToken } from '../request';
import { fetchTransport } from '../transports/fetch';
import type { ChannelEvent } from '../transports/transport';
import type { Callback, Params, RequestHandler } from './send-request';

/** The platform that wpcom speaks to. */
const WORDPRESS_COM = 'https://public-api.wordpress.com';

/**
 * A request handler over the transports of the observable face. Callbacks get the answer's headers, with its `status`
 * among them. It gives an object whose `abort()` aborts the request; for a channel, one with `onload` and `onclose`.
 */
export function requestHandler(given: Partial<ClientOptions> = {}): RequestHandler {
  const options = { apiOrigin: WORDPRESS_COM, namespaceRoot: '', ...given };
  const { transport = fetchTransport } = options;
  const channels = new Map<string, Subscription>();
  return (params, fn) => {
    const { action, path, proxyOrigin: apiOrigin = options.apiOrigin } = params;
    if (action === 'disconnect') {
      channels.get(path)?.unsubscribe();
      fn(null, { success: true });
      return;
    }
    if (action === 'connect') {
      const connection = new Connection();
      const channel$ = transport.connect({ url: `${apiOrigin}${path}`, token: currentToken(options) });
      channels.get(path)?.unsubscribe();
      // Once the listeners are there.
      channels.set(path, channel$.pipe(subscribeOn(asapScheduler)).subscribe(connection));
      return connection;
    }
    return exchange({ ...options, apiOrigin }, params, fn);
  };

  function exchange(to: ClientOptions, params: Params, fn: Callback): { readonly abort: () => void } {
    const answer$ = createExchange(to, transport)({ ...params, verb: verbOf(params.method) });
    const subscription = answer$.subscribe({
      next: ({ body, headers, status }) => fn(null, body, { ...headers, status }),
      error: (error: unknown) => fn(error),
    });
    return { abort: () => subscription.unsubscribe() };
  }
}

type Listener = (event: unknown) => void;

/** A channel as wpcom's pinghub knows it: it sets the listeners once it has the connection. */
class Connection {
  onload: Listener = () => undefined;
  onclose: Listener = () => undefined;

  next(event: ChannelEvent): void {
    this.onload({ type: 'load', data: event, body: event, response: event });
  }
  error(error: unknown): void {
    this.onclose(error);
  }
  complete(): void {
    this.onclose({ type: 'close' });
  }
}
