import {
  catchError,
  concatMap,
  defer,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  throwError,
  throwIfEmpty,
} from 'rxjs';
import { readAnswer } from './answer';
import type { Verb } from './endpoint';
import { ApiError, responseTimeoutError, terminatedError, timeoutError } from './errors';
import { expectWithin } from './expect-within';
import type { FormPairs } from './form';
import { outgoing } from './outgoing';
import type { Query } from './query';
import { isResponse, type Progress, type Transport, type TransportEvent } from './transports/transport';

export interface ClientOptions {
  /** Where the platform is, without a path: 'https://public-api.wordpress.com'. */
  readonly apiOrigin: string;
  /** The bearer token, or where to find the current one; none sends no Authorization. */
  readonly token?: string | (() => string | undefined);
  /** Of paths that name none; '1' where the client does not say either (section 7). */
  readonly apiVersion?: string;
  /** What stands before a namespace; '' for a platform that has namespaces at its root. */
  readonly namespaceRoot?: string;
  readonly transport?: Transport;
  /** Milliseconds a call may take in all (section 9); 0 is for ever. */
  readonly timeoutMs?: number;
  /** Milliseconds until an answer begins; 0, the default, is for ever. */
  readonly responseTimeoutMs?: number;
  /** Send PUT and DELETE of versioned paths as POST, for a platform that knows only GET and POST (decision 13). */
  readonly postOnly?: boolean;
}

/** What a single call may change. */
export interface CallOptions {
  readonly query?: Query;
  readonly apiVersion?: string;
  /** The path is one of this namespace, and not of a version; '' is the default one, wp/v2. */
  readonly apiNamespace?: string;
  /** Let the request outlive the page. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  readonly responseTimeoutMs?: number;
}

export interface ApiRequest extends Omit<CallOptions, 'query'> {
  readonly verb: Verb;
  /** As values, or as text that is ready. */
  readonly query?: Query | string;
  readonly path: string;
  readonly body?: unknown;
  /** Sent as multipart/form-data, instead of a body. */
  readonly formData?: FormPairs;
  /** Give `Upload`s instead of the bare answer. */
  readonly progress?: boolean;
}

/** An answer with what came along with it. */
export interface Exchange {
  readonly body: unknown;
  /** HTTP status, or the inner one of an envelope. */
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A call with its progress: how far its body has got, time and again, then the answer. */
export type Upload<T = unknown> = Progress | { readonly type: 'answer'; readonly body: T };

export type Send = (request: ApiRequest) => Observable<unknown>;

/** The token of this moment: a session's can end while a client lives on. */
export const currentToken = ({ token }: ClientOptions): string | undefined =>
  typeof token === 'function' ? token() : token;

/**
 * One way out for every call: a cold observable of the parsed answer; errors are `ApiError`s (section 8). What cannot be
 * sent, such as a body that JSON does not know, throws at the call.
 */
export const createSend =
  (options: ClientOptions, transport: Transport): Send =>
  (request) =>
    exchanges(options, transport, request).pipe(
      map((event) => {
        if (!('body' in event)) return event;
        return request.progress === true ? { type: 'answer', body: event.body } : event.body;
      }),
    );

/** Like `createSend`, with each answer's status and headers. */
export const createExchange =
  (options: ClientOptions, transport: Transport) =>
  (request: ApiRequest): Observable<Exchange> =>
    exchanges(options, transport, { ...request, progress: false }).pipe(filter((event) => 'body' in event));

function exchanges(
  options: ClientOptions,
  transport: Transport,
  request: ApiRequest,
): Observable<Progress | Exchange> {
  const { timeoutMs = 30_000, responseTimeoutMs = 0, progress = false } = { ...options, ...request };
  const { described, isEnvelope, withToken } = outgoing(options, request);
  return defer(() => transport.send(withToken(currentToken(options)))).pipe(
    throwIfEmpty(),
    expectWithin(timeoutMs, isResponse, () => timeoutError(described, timeoutMs)),
    expectWithin(responseTimeoutMs, isBegun, () => responseTimeoutError(described, responseTimeoutMs)),
    concatMap((event) => {
      if (isResponse(event)) return of(readAnswer(described, event, isEnvelope));
      return progress && isProgress(event) ? of(event) : EMPTY;
    }),
    catchError((error: unknown) =>
      throwError(() => (error instanceof ApiError ? error : terminatedError(described, error))),
    ),
  );
}

const isProgress = (event: TransportEvent): event is Progress => 'type' in event && event.type === 'progress';
/** A body on its way is not yet an answer that begins. */
const isBegun = (event: TransportEvent): boolean => !isProgress(event);
