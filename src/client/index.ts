import { clientOf } from './client-of';
import type { Id } from './endpoint';
import { api } from './endpoints';
import { Batch, Survey } from './gathered';
import type { CallOptions, ClientOptions } from './request';
import { fetchTransport } from './transports/fetch';

export { ApiError, type ApiErrorParts, ChannelError, isRetryable } from './errors';
export type { FormPairs, FormValue } from './form';
export type { Id } from './endpoint';
export { type Query, type QueryValue, stringifyQuery } from './query';
export type { CallOptions, ClientOptions, Upload } from './request';
export { retryable, type RetryOptions } from './retry';
export { fetchTransport };
export {
  proxyFrameTransport,
  type ProxyFrameOptions,
  type ProxyFrameTransport,
} from './transports/proxy-frame';
export type {
  ChannelEvent,
  Progress,
  RequestTerms,
  Started,
  Transport,
  TransportChannel,
  TransportEvent,
  TransportRequest,
  TransportResponse,
} from './transports/transport';
export type * from './types';
export { type Callback, type Params, type RequestHandler, requestHandler, type Wpcom, wpcom } from './wpcom';

/**
 * The platform's REST API (section 7) as cold observables: nothing is sent before subscription, and unsubscribing
 * aborts the request. Errors are `ApiError`s (section 8); wrong arguments throw at the call (section 5), wrong options here.
 */
export function createClient(options: ClientOptions) {
  const client = clientOf(options, api, fetchTransport);
  return {
    ...client,
    batch: () => new Batch((urls) => (call?: CallOptions) => client.batch().run(urls, call)),
    marketing: () => ({
      survey: (id: Id, site?: Id) =>
        new Survey(
          id,
          site,
          (body) => (call?: CallOptions) => client.marketing().survey(id).submit(body(), call),
        ),
    }),
  };
}

export type Client = ReturnType<typeof createClient>;
