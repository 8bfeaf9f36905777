import type { Observable } from 'rxjs';
import type { Progress, Transport } from '../transports/transport';
import type { CommonQuery } from '../types/queries';
import type { FormPairs } from './form';
import type { Query } from './query';
import { type Kind, type Kinds, validate, validateOptions } from './validate';
import type { WebAbortSignal } from '../types/web';

export interface ClientOptions {
  /** The platform's origin: 'https://public-api.wordpress.com'. */
  readonly apiOrigin: string;
  /** The bearer token, or a function that returns the current one; optional. */
  readonly token?: string | (() => string | undefined) | undefined;
  /**
   * The version for paths that have none: '1.1' in createClient, '1' in requestHandler (section 7).
   */
  readonly apiVersion?: string | undefined;
  /** The path before a namespace, '/wp-json' by default; '' if namespaces are at the root. */
  readonly namespaceRoot?: string;
  readonly transport?: Transport;
  /**
   * Milliseconds until the whole answer must have arrived, 30 s by default (section 9); 0 means no
   * limit. During an upload, each progress event restarts the time. An upload without progress
   * events (`fetch` in Node emits none) has no limit unless this option or the call's sets one.
   */
  readonly timeoutMs?: number;
  /** Milliseconds until the answer begins, including the upload; 0, the default, means no limit. */
  readonly responseTimeoutMs?: number;
  /**
   * Send PUT and DELETE of versioned paths as POST, for a platform that supports only GET and POST
   * (decision verbs-as-specified).
   */
  readonly postOnly?: boolean;
}

/** The options of a single call; `Fields` are those of its query. */
export interface CallOptions<Fields extends object = CommonQuery> {
  readonly query?: Fields;
  readonly apiVersion?: string;
  /** The namespace of the path, which then has no version; '' is the default, wp/v2. */
  readonly apiNamespace?: string;
  /** Let the request outlive the page. */
  readonly keepalive?: boolean;
  readonly timeoutMs?: number;
  readonly responseTimeoutMs?: number;
  /** Aborts the request; the call then errors with the signal's reason. */
  readonly signal?: WebAbortSignal;
}

/** The kinds of a client's options; `originOf` validates the origin. */
const CLIENT_OPTIONS: Kinds = {
  apiVersion: 'string',
  namespaceRoot: 'string',
  postOnly: 'boolean',
  timeoutMs: 'number',
  responseTimeoutMs: 'number',
  token: 'string or function',
  transport: 'object',
} satisfies Record<Exclude<keyof ClientOptions, 'apiOrigin'>, Kind>;

/** Validates a client's options except its origin. @throws TypeError that names an invalid option. */
export function validateClientOptions(options: Partial<ClientOptions>): void {
  validateOptions(options, CLIENT_OPTIONS);
  const { apiVersion = '', namespaceRoot = '', transport } = options;
  if (!/^(\d+(\.\d+)*)?$/.test(apiVersion)) throw new TypeError('apiVersion is not a version');
  // Without a slash it would continue the name of the host.
  if (!/^(\/[^?#\s]*)?$/.test(namespaceRoot)) throw new TypeError('namespaceRoot is not a path');
  if (transport === undefined) return;
  validate('transport.send', transport.send, 'function');
  validate('transport.connect', transport.connect, 'function');
}

/** The kinds of a call's options; no other options are allowed. */
export const CALL_OPTIONS: Kinds = {
  query: 'object',
  apiVersion: 'string',
  apiNamespace: 'string',
  keepalive: 'any',
  timeoutMs: 'number',
  responseTimeoutMs: 'number',
  signal: 'abortsignal',
} satisfies Record<keyof CallOptions, Kind>;

/** The origin without slashes at its end. @throws TypeError if it is not an http(s) origin. */
export function originOf(origin: string, name = 'apiOrigin'): string {
  // A path may follow, for a platform that is not at its origin's root.
  if (/^https?:\/\/[^/?#\s][^?#\s]*$/.test(origin)) return origin.replace(/\/+$/, '');
  throw new TypeError(`${name} is not an http(s) origin`);
}

/**
 * The current token; read for each request, because a session can end during a client's life. An
 * empty token counts as missing.
 * @throws the error of the token function, and a TypeError if a header cannot hold the token (a
 *   promise, a line break).
 */
export function currentToken({ token }: ClientOptions): string | undefined {
  const current: unknown = typeof token === 'function' ? token() : token;
  if (current === undefined || current === '') return undefined;
  if (typeof current === 'string' && /^[!-~]+$/.test(current)) return current;
  throw new TypeError('token is not a header value');
}

export type Verb = 'GET' | 'POST' | 'PUT' | 'DELETE';
const isVerb = (text: string): text is Verb => /^(GET|PUT|DELETE)$/.test(text);

/** The verb that the text names; POST for any other text. */
export const verbOf = (text = ''): Verb => (isVerb(text) ? text : 'POST');

/** A call, ready to be sent to a platform. */
export interface ApiRequest extends Omit<CallOptions<Query>, 'query' | 'apiVersion' | 'apiNamespace'> {
  readonly verb: Verb;
  readonly apiVersion?: string | undefined;
  readonly apiNamespace?: string | undefined;
  /** As values, or as the final text. */
  readonly query?: Query | string;
  /** The path after the version or namespace. */
  readonly path: string;
  readonly body?: unknown;
  /** Sent as multipart/form-data instead of a body. */
  readonly formData?: FormPairs;
  /** Emit `Upload`s instead of the bare answer. */
  readonly progress?: boolean | undefined;
}

/**
 * The values that a call with progress emits: upload progress, any number of times, and then the
 * answer.
 */
export type Upload<T = unknown> = Progress | { readonly type: 'answer'; readonly body: T };

/** Sends a request on subscription and emits its parsed answer. */
export type Send = (request: ApiRequest) => Observable<unknown>;
