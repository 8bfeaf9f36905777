import { isEnveloped } from './envelope';
import type { Described } from './errors';
import { stringifyQuery } from './query';
import type { ApiRequest, ClientOptions } from './request';
import type { TransportRequest } from './transports/transport';

/** A request that is ready to go, but for the token, which is read when it goes. */
export interface Outgoing {
  readonly described: Described;
  /** Whether the answer will come in an envelope. */
  readonly isEnvelope: boolean;
  readonly withToken: (token: string | undefined) => TransportRequest;
}

/** A call as the request that a transport sends (section 7). Throws for a body that is no JSON. */
export function outgoing(options: ClientOptions, request: ApiRequest): Outgoing {
  const { verb, keepalive = false, progress = false, formData } = request;
  const isNamespaced = request.apiNamespace !== undefined;
  // An empty namespace is the default one (section 7).
  const apiNamespace = request.apiNamespace === '' ? 'wp/v2' : request.apiNamespace;
  const apiVersion = isNamespaced ? undefined : (request.apiVersion ?? options.apiVersion ?? '1');
  const prefix = isNamespaced
    ? `${options.namespaceRoot ?? '/wp-json'}/${apiNamespace}`
    : `/rest/v${apiVersion}`;
  const query = typeof request.query === 'string' ? request.query : stringifyQuery(request.query ?? {});
  const path = prefix + request.path;
  const method = options.postOnly === true && !isNamespaced && verb !== 'GET' ? 'POST' : verb;
  const content = formData === undefined ? request.body : undefined;
  const body = content === undefined ? undefined : JSON.stringify(content);
  return {
    described: { path, method },
    isEnvelope: isEnveloped(query, isNamespaced),
    withToken: (token) => ({
      method,
      url: `${options.apiOrigin}${path}${query && `?${query}`}`,
      headers: {
        Accept: 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        // A multipart body brings its own, with its boundary.
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      keepalive,
      progress,
      body,
      formData,
      api: { path: request.path, query, apiVersion, apiNamespace, body: body && JSON.parse(body), token },
    }),
  };
}
