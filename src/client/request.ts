import {
  catchError,
  concatMap,
  concatWith,
  defer,
  EMPTY,
  filter,
  map,
  type Observable,
  of,
  takeWhile,
  throwError,
} from 'rxjs';
import { readAnswer } from './answer';
import type { Verb } from './endpoint';
import { terminatedError, timeoutError } from './errors';
import { expectWithin, LONGEST_MS } from './expect-within';
import type { FormPairs } from './form';
import { outgoing } from './outgoing';
import type { Query } from './query';
import { isRecord } from './record';
import { isResponse, type Progress, type Transport, type TransportEvent } from './transports/transport';

export interface ClientOptions {
  /** Where the platform is: 'https://public-api.wordpress.com'. */
  readonly apiOrigin: string;
  /** The bearer token, or where to find the current one; none sends no Authorization. */
  readonly token?: string | (() => string | undefined);
  /** Of paths that name none; '1' where the client does not say either (section 7). */
  readonly apiVersion?: string;
  /** What stands before a namespace; '' for a platform that has namespaces at its root. */
  readonly namespaceRoot?: string;
  readonly transport?: Transport;
  /**
   * Milliseconds until the whole answer must be here, 30 s unless said otherwise (section 9); 0 is for ever. While files are
   * on their way, they count from the last that was heard of them. Where nothing is heard (`fetch` in Node does not tell),
   * files may take for ever, unless a time is given here or in the call.
   */
  readonly timeoutMs?: number;
  /** Milliseconds until an answer begins, with all that is sent before; 0, the default, is for ever. */
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

export interface ApiRequest extends Omit<CallOptions, 'query' | 'apiVersion' | 'apiNamespace'> {
  readonly verb: Verb;
  readonly apiVersion?: string | undefined;
  readonly apiNamespace?: string | undefined;
  /** As values, or as text that is ready. */
  readonly query?: Query | string;
  readonly path: string;
  readonly body?: unknown;
  /** Sent as multipart/form-data, instead of a body. */
  readonly formData?: FormPairs;
  /** Give `Upload`s instead of the bare answer. */
  readonly progress?: boolean | undefined;
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

/**
 * The token of this moment: a session's can end while a client lives on.
 * @throws what a token's own function throws, and a TypeError where no header can hold what it gives (a promise, a line).
 */
export function currentToken({ token }: ClientOptions): string | undefined {
  const current: unknown = typeof token === 'function' ? token() : token;
  // An empty one is none.
  if (current === undefined || current === '') return undefined;
  if (typeof current === 'string' && /^[!-~]+$/.test(current)) return current;
  throw new TypeError('token is not a header value');
}

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

/** The same with each answer's status and headers. */
export function exchanges(
  options: ClientOptions,
  transport: Transport,
  request: ApiRequest,
): Observable<Progress | Exchange> {
  const { timeoutMs, responseTimeoutMs = 0, formData } = { ...options, ...request };
  const each = timeoutMs ?? 30_000;
  const isPatient = formData !== undefined && timeoutMs === undefined;
  const { described, isEnvelope, withToken } = outgoing(options, request);
  const sent$ = defer(() => {
    // Before there is a request, an error is the caller's own: nothing was terminated, and no retry helps.
    const ready = withToken(currentToken(options));
    return defer(() => transport.send(ready)).pipe(
      catchError((error: unknown) => throwError(() => terminatedError(described, error))),
    );
  });
  return sent$.pipe(
    // A transport may be anybody's: what is no event at all says nothing, and no answer is an error.
    filter((event): boolean => isRecord(event)),
    concatWith(throwError(() => terminatedError(described, new Error('no answer')))),
    takeWhile((event) => !isResponse(event), true),
    expectWithin(
      each,
      { first: isPatient ? LONGEST_MS : each, each },
      (event) => isResponse(event) || isProgress(event),
      () => timeoutError(described, each),
    ),
    expectWithin(
      responseTimeoutMs,
      { first: responseTimeoutMs },
      (event) => !isProgress(event),
      () => timeoutError(described, responseTimeoutMs, 'Response timeout'),
    ),
    concatMap((event) => {
      if (isResponse(event)) return of(readAnswer(described, event, isEnvelope));
      return request.progress === true && isProgress(event) ? of(event) : EMPTY;
    }),
  );
}

const isProgress = (event: TransportEvent): event is Progress => 'type' in event && event.type === 'progress';
