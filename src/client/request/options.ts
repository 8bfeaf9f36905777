import { defer, map, type Observable } from 'rxjs';
import { isObject } from '../record';
import type { Progress, Transport } from '../transports/transport';
import type { CommonQuery } from '../types/queries';
import type { FormPairs } from './form';
import type { Query } from './query';
import { type Kind, type Kinds, validate, validateOptions } from './validate';
import type { WebAbortSignal } from '../types/web';

export interface ClientOptions {
  /** The platform's origin, such as 'https://public-api.wordpress.com'. */
  readonly apiOrigin: string;
  /** The bearer token, or a function that returns the current one or a promise of it; optional. */
  readonly token?: string | (() => string | undefined | PromiseLike<string | undefined>) | undefined;
  /** The version for paths without one: default '1.1' in createClient, '1' in requestHandler (section 7). */
  readonly apiVersion?: string | undefined;
  /** The path before a namespace, '/wp-json' by default; '' if the platform has namespaces at its root. */
  readonly namespaceRoot?: string;
  readonly transport?: Transport;
  /**
   * Milliseconds until the whole response must have arrived, 30 s by default (section 9); 0 means
   * no limit. During an upload, each progress event restarts the timeout. An upload without
   * progress events (`fetch` in Node) has no limit unless this option or the call's option sets
   * one.
   */
  readonly timeoutMs?: number;
  /** Milliseconds until the response begins, including the upload; 0, the default, means no limit. */
  readonly responseTimeoutMs?: number;
  /**
   * Sends PUT and DELETE of versioned paths as POST, for a platform that supports only GET and POST
   * (decision verbs-as-specified).
   */
  readonly postOnly?: boolean;
}

/** The options of a single call; `Fields` are the fields of its query. */
export interface CallOptions<Fields extends object = CommonQuery> {
  readonly query?: Fields;
  readonly apiVersion?: string;
  /** The namespace of the path, which then has no version; '' means the default, wp/v2. */
  readonly apiNamespace?: string;
  /** Lets the request outlive the page. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  readonly responseTimeoutMs?: number;
  /** Aborts the request; the call then errors with the signal's reason. */
  readonly signal?: WebAbortSignal;
}

/** The types of a client's options. `originOf` validates the origin. */
const CLIENT_OPTIONS: Kinds = {
  apiOrigin: 'any',
  apiVersion: 'string',
  namespaceRoot: 'string',
  postOnly: 'boolean',
  timeoutMs: 'number',
  responseTimeoutMs: 'number',
  token: 'string or function',
  transport: 'object',
} satisfies Record<keyof ClientOptions, Kind>;

/** Returns valid options with an origin and a version. @throws TypeError that names an invalid option. */
export function readClientOptions(
  options: Partial<ClientOptions>,
  preset: Partial<ClientOptions> = { apiVersion: '1.1' },
): ClientOptions {
  validateOptions(options, CLIENT_OPTIONS);
  const { apiOrigin = preset.apiOrigin, apiVersion = preset.apiVersion, transport } = options;
  const { namespaceRoot = '' } = options;
  if (!/^(\d+(\.\d+)*)?$/.test(apiVersion ?? '')) throw new TypeError('apiVersion is not a version');
  // Without the slash, the path would be read as part of the host name.
  if (!/^(\/[^?#\s]*)?$/.test(namespaceRoot)) throw new TypeError('namespaceRoot is not a path');
  if (transport) {
    validate('transport.send', transport.send, 'function');
    validate('transport.connect', transport.connect, 'function');
  }
  return { ...options, apiOrigin: originOf(apiOrigin), apiVersion };
}

/** The types of a call's options; no other options are allowed. */
export const CALL_OPTIONS: Kinds = {
  query: 'object',
  apiVersion: 'string',
  apiNamespace: 'string',
  keepalive: 'boolean',
  timeoutMs: 'number',
  responseTimeoutMs: 'number',
  signal: 'abortsignal',
} satisfies Record<keyof CallOptions, Kind>;

/** The origin without trailing slashes. @throws TypeError if it is not an http(s) origin. */
export function originOf(origin: unknown, name = 'apiOrigin'): string {
  // A path is allowed, for a platform that is not at the root of its origin.
  if (
    typeof origin === 'string' &&
    /^https?:\/\/[^/?#\s@\\][^?#\s@\\]*$/.test(origin) &&
    URL.canParse(origin)
  )
    return origin.replace(/\/+$/, '');
  throw new TypeError(`${name} is not an http(s) origin`);
}

/**
 * Emits the current token. It is read for each request, because a session can end during a client's
 * lifetime. An empty token counts as missing. Errors with the error of the token function, and with
 * a TypeError for a token that is not a valid header value (a line break).
 */
export const currentToken$ = ({ token }: ClientOptions): Observable<string | undefined> =>
  defer(() => {
    const current = typeof token === 'function' ? token() : token;
    // Storages return null for a missing token.
    return isObject(current) ? current : [current];
  }).pipe(
    map((current = '') => {
      if (/^[!-~]*$/.test(current)) return current || undefined;
      throw new TypeError('token is not a header value');
    }),
  );

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
const isVerb = (text: string): text is Verb => /^(GET|PUT|DELETE)$/.test(text);

/** Returns the verb that the string names, or POST for any other string. */
export const verbOf = (text = ''): Verb => (isVerb(text) ? text : 'POST');

/** A call that is ready to be sent to a platform. */
export interface ApiRequest extends Omit<CallOptions<Query>, 'query' | 'apiVersion' | 'apiNamespace'> {
  readonly verb: Verb;
  readonly apiVersion?: string | undefined;
  readonly apiNamespace?: string | undefined;
  /** An object of values, or the final query string. */
  readonly query?: Query | string;
  /** The path after the version or namespace. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as multipart/form-data instead of the body. */
  readonly formData?: FormPairs;
  /** Emits `Upload`s instead of the plain response. */
  readonly progress?: boolean | undefined;
}

/**
 * The values that a call with progress emits: upload progress, any number of times, and then the
 * response.
 */
export type Upload<T = unknown> = Progress | { readonly type: 'answer'; readonly body: T };

/** Sends a request on subscription and emits its parsed response. */
export type Send = (request: ApiRequest) => Observable<unknown>;
