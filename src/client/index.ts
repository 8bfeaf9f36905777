import { Batch, Survey } from './batch-survey';
import { buildClient } from './build-client';
import { createAbortableSend } from './request/abortable-send';
import { requestWith } from './request/raw';
import { type CallOptions, type ClientOptions, readClientOptions } from './request/options';
import type { Id } from './request/validate';
import { api } from './tables';
import { fetchTransport } from './transports/fetch';

export type { FormPairs, FormValue } from './request/form';
export type { CallOptions, ClientOptions, Upload } from './request/options';
export { type Query, type QueryValue, stringifyQuery } from './request/query';
export { retryable, type RetryOptions } from './request/retry';
export type { Id } from './request/validate';
export { type AnyApiError, ApiError, type ApiErrorParts, ChannelError, isRetryable } from './response/errors';
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
  Waiting,
} from './transports/transport';
export type * from './types';
export { type Callback, type Params, type RequestHandler, requestHandler, type Wpcom, wpcom } from './wpcom';

/**
 * Creates a client of the platform's REST API (section 7). Calls return cold observables:
 * subscribing sends the request, and unsubscribing aborts it. Errors are `ApiError`s (section 8).
 *
 * Wrong arguments throw at the call (section 5), invalid options when the client is created.
 */
export function createClient(options: ClientOptions) {
  const valid = readClientOptions(options);
  const send = createAbortableSend(valid, valid.transport ?? fetchTransport);
  const client = buildClient(valid, api, fetchTransport, () => send);
  return {
    ...client,
    request: requestWith(send),
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
