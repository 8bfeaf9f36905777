import type { RequestLine } from '../response/errors';
import { asksForEnvelope } from '../response/open-response';
import type { TransportRequest } from '../transports/transport';
import type { ApiRequest, ClientOptions } from './options';
import { stringifyQuery } from './query';
import { writeOrThrow } from './validate';

/** A request that is complete except for the token, which is read when the request is sent. */
export interface PreparedRequest {
  readonly requestLine: RequestLine;
  /** Whether the response will have an envelope. */
  readonly isEnvelope: boolean;
  readonly withToken: (token: string | undefined) => TransportRequest;
}

/**
 * Prepares the request that a transport sends for a call (section 7).
 * @throws TypeError if the query or the body cannot be serialized, or the version or namespace is
 *   malformed.
 */
export function prepareRequest(options: ClientOptions, request: ApiRequest): PreparedRequest {
  const { verb, keepalive = false, progress = false, formData } = request;
  const isNamespaced = request.apiNamespace !== undefined;
  const apiNamespace = request.apiNamespace === '' ? 'wp/v2' : request.apiNamespace;
  // An empty version counts as missing.
  const version = [request.apiVersion, options.apiVersion, '1'].find(Boolean);
  const apiVersion = isNamespaced ? undefined : version;
  const space = isNamespaced ? apiNamespace : `v${version}`;
  // The version or namespace may come from a query, and must not lead to another path.
  if (!/^[\w-]+([./][\w-]+)*$/.test(`${space}`)) throw new TypeError(`${space} is not valid`);
  const prefix = `${isNamespaced ? (options.namespaceRoot ?? '/wp-json') : '/rest'}/${space}`;
  const { query: values = {} } = request;
  const query = typeof values === 'string' ? values : stringifyQuery(values);
  const path = prefix + request.path;
  const method = options.postOnly === true && !isNamespaced && verb !== 'GET' ? 'POST' : verb;
  const content = formData === undefined ? request.body : undefined;
  const body = content === undefined ? undefined : writeOrThrow('body', () => JSON.stringify(content));
  return {
    requestLine: { path, method },
    isEnvelope: asksForEnvelope({ query, apiNamespace }),
    withToken: (token) => ({
      method,
      url: `${options.apiOrigin}${path}${query && `?${query}`}`,
      headers: {
        Accept: 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        // `fetch` or XMLHttpRequest sets the type of a multipart body, which includes the boundary.
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      keepalive,
      // Progress events of an upload restart its time limit, even if the caller does not use them.
      progress: progress || formData !== undefined,
      body,
      formData,
      api: { path: request.path, query, apiVersion, apiNamespace, body: body && JSON.parse(body), token },
    }),
  };
}
