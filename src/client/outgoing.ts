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

/** @throws TypeError with the argument's name for what cannot be written: a circle, an invalid date, a BigInt. */
function written<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    throw new TypeError(`${name} cannot be written`, { cause });
  }
}

/** A platform's origin, with or without a slash at its end. @throws TypeError where it is none. */
export function originOf(origin: string, name = 'apiOrigin'): string {
  // A path may follow, for a platform that is not at its origin's root.
  if (/^https?:\/\/[^/?#\s][^?#\s]*$/.test(origin)) return origin.replace(/\/+$/, '');
  throw new TypeError(`${name} is not an http(s) origin`);
}

/** A call as the request that a transport sends (section 7). Throws for a query or body that cannot be written. */
export function outgoing(options: ClientOptions, request: ApiRequest): Outgoing {
  const { verb, keepalive = false, progress = false, formData } = request;
  const isNamespaced = request.apiNamespace !== undefined;
  // An empty namespace is the default one (section 7).
  const apiNamespace = request.apiNamespace === '' ? 'wp/v2' : request.apiNamespace;
  // An empty version says nothing.
  const said = [request.apiVersion, options.apiVersion, '1'].find(Boolean);
  const apiVersion = isNamespaced ? undefined : said;
  const prefix = isNamespaced
    ? `${options.namespaceRoot ?? '/wp-json'}/${apiNamespace}`
    : `/rest/v${apiVersion}`;
  const { query: given = {} } = request;
  const query = typeof given === 'string' ? given : written('query', () => stringifyQuery(given));
  const path = prefix + request.path;
  const method = options.postOnly === true && !isNamespaced && verb !== 'GET' ? 'POST' : verb;
  const content = formData === undefined ? request.body : undefined;
  const body = content === undefined ? undefined : written('body', () => JSON.stringify(content));
  return {
    described: { path, method },
    isEnvelope: isEnveloped(query, isNamespaced),
    withToken: (token) => ({
      method,
      url: `${originOf(options.apiOrigin)}${path}${query && `?${query}`}`,
      headers: {
        Accept: 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        // A multipart body brings its own, with its boundary.
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
      },
      keepalive,
      // Whoever waits for it, its time counts from there.
      progress: progress || formData !== undefined,
      body,
      formData,
      api: { path: request.path, query, apiVersion, apiNamespace, body: content, token },
    }),
  };
}
