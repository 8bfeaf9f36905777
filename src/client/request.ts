import { catchError, defer, map, type Observable, throwError, timeout, TimeoutError } from 'rxjs';
import type { Verb } from './endpoint';
import { ApiError, parseError, statusError, terminatedError, timeoutError } from './errors';
import { type Query, stringifyQuery } from './query';
import type { Transport } from './transports/transport';

export interface ClientOptions {
  /** Where the platform is, without a path: 'https://public-api.wordpress.com'. */
  readonly apiOrigin: string;
  /** The bearer token, or where to find the current one; none sends no Authorization. */
  readonly token?: string | (() => string | undefined);
  readonly apiVersion?: string;
  readonly transport?: Transport;
  /** Milliseconds a call may take in all (section 9). */
  readonly timeoutMs?: number;
  /** Send PUT and DELETE of versioned paths as POST, for a platform that knows only GET and POST (decision 13). */
  readonly postOnly?: boolean;
}

/** What a single call may change. */
export interface CallOptions {
  readonly query?: Query;
  readonly apiVersion?: string;
  readonly apiNamespace?: string;
  /** Let the request outlive the page. */
  readonly keepalive?: boolean;
}

export interface ApiRequest extends CallOptions {
  readonly verb: Verb;
  readonly path: string;
  readonly body?: unknown;
}

export type Send = (request: ApiRequest) => Observable<unknown>;

/** The token of this moment: a session's can end while a client lives on. */
export const currentToken = ({ token }: ClientOptions): string | undefined =>
  typeof token === 'function' ? token() : token;

/** `/rest/v1.1/me`, or `/wp-json/wpcom/v2/...` where a namespace is given (section 7). */
const prefixed = ({ path, apiNamespace, apiVersion }: ApiRequest, version: string): string =>
  apiNamespace === undefined ? `/rest/v${apiVersion ?? version}${path}` : `/wp-json/${apiNamespace}${path}`;

/** One way out for every call: a cold observable of the parsed answer; errors are `ApiError`s (section 8). */
export const createSend =
  (options: ClientOptions, transport: Transport): Send =>
  (request) => {
    const { apiOrigin, apiVersion = '1.1', timeoutMs = 30_000, postOnly = false } = options;
    const query = stringifyQuery(request.query ?? {});
    const path = prefixed(request, apiVersion);
    const tunnelled = postOnly && request.apiNamespace === undefined && request.verb !== 'GET';
    const method = tunnelled ? 'POST' : request.verb;
    const described = { path, method };
    const asApiError = (error: unknown): ApiError => {
      if (error instanceof ApiError) return error;
      return error instanceof TimeoutError
        ? timeoutError(described, timeoutMs)
        : terminatedError(described, error);
    };
    return defer(() => {
      const bearer = currentToken(options);
      return transport.send({
        method,
        url: `${apiOrigin}${path}${query === '' ? '' : `?${query}`}`,
        headers: {
          Accept: 'application/json',
          ...(bearer !== undefined && { Authorization: `Bearer ${bearer}` }),
          ...(request.body !== undefined && { 'Content-Type': 'application/json' }),
        },
        keepalive: request.keepalive ?? false,
        ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
      });
    }).pipe(
      timeout(timeoutMs),
      map(({ status, text }) => parseAnswer(described, status, text)),
      catchError((error: unknown) => throwError(() => asApiError(error))),
    );
  };

/** The answer's JSON; throws for a status outside 2xx, and for a text that is not JSON (section 8). */
function parseAnswer(request: { path: string; method: string }, status: number, text: string): unknown {
  const isSuccess = status >= 200 && status < 300;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw isSuccess ? parseError(request, status, text, cause) : statusError(request, status, text);
  }
  if (!isSuccess) throw statusError(request, status, body);
  return body;
}
