import { defer, type Observable } from 'rxjs';
import { chain } from './chain';
import type { Id } from './endpoint';
import { api } from './endpoints';
import { notifications } from './endpoints/notifications';
import { Batch, Survey } from './gathered';
import { checkKind, checkOptions } from './kinds';
import { originOf } from './outgoing';
import { type CallOptions, type ClientOptions, createSend, currentToken } from './request';
import { fetchTransport } from './transports/fetch';
import type { ChannelEvent } from './transports/transport';

export { ApiError, ChannelError, isRetryable } from './errors';
export type { FormValue } from './form';
export { type Query, stringifyQuery } from './query';
export type { CallOptions, ClientOptions, Upload } from './request';
export { retryable } from './retry';
export { fetchTransport } from './transports/fetch';
export {
  proxyFrameTransport,
  type ProxyFrameOptions,
  type ProxyFrameTransport,
} from './transports/proxy-frame';
export type { ChannelEvent, Progress, Transport, TransportEvent } from './transports/transport';
export { type Callback, type Params, type RequestHandler, requestHandler, wpcom } from './wpcom';

/**
 * The platform's REST API (section 7) as cold observables: nothing is sent before subscription, and unsubscribing
 * aborts the request. Errors are `ApiError`s (section 8); wrong arguments throw at the call (section 5), wrong options here.
 */
export function createClient(options: ClientOptions) {
  checkOptions(options);
  const { transport = fetchTransport } = options;
  const apiOrigin = originOf(options.apiOrigin);
  const send = createSend({ apiVersion: '1.1', ...options }, transport);
  const nouns = chain(send, api);
  return {
    ...nouns,
    notifications: chain(send, notifications),
    batch: () => new Batch((urls) => (call?: CallOptions) => nouns.batch().run(urls, call)),
    marketing: () => ({
      survey: (id: Id, site?: Id) =>
        new Survey(
          id,
          site,
          (body) => (call?: CallOptions) => nouns.marketing().survey(id).submit(body(), call),
        ),
    }),
    pinghub: {
      /** The real-time channel at `/pinghub{path}`: subscribing connects, unsubscribing disconnects. */
      connect: (path: string): Observable<ChannelEvent> => {
        checkKind('path', path);
        return defer(() =>
          transport.connect({ url: `${apiOrigin}/pinghub${path}`, token: currentToken(options) }),
        );
      },
    },
  };
}

export type Client = ReturnType<typeof createClient>;
