import { isRecord } from '../record';
import { type FormPairs, openFile } from '../request/form';
import { type Query, type QueryValue, stringifyQuery } from '../request/query';
import { validate } from '../request/validate';
import { type Callback, isSignal, sendOnce, type SentRequest } from './send-once';
import { TimedPromise } from './timed-promise';

/** A request in the form that wpcom passes to a request handler. */
export interface Params {
  readonly path: string;
  /** In upper case. The calls of this library use GET and POST. */
  readonly method: string;
  readonly apiVersion?: string;
  readonly apiNamespace?: string;
  readonly proxyOrigin?: string;
  /** The query string, with brackets. */
  readonly query: string;
  readonly body?: unknown;
  readonly formData?: FormPairs;
  /** The bearer token that `loadToken` set; undefined if it removed the token. */
  readonly token?: string | undefined;
  /** 'connect' or 'disconnect', for a real-time channel. */
  readonly action?: string;
}

/** The target of a `req` call: a path, or some of the parameters. */
export type Target = string | (Omit<Partial<Params>, 'path'> & { readonly path: string });

/**
 * Sends a request and calls `fn` with the result. A call with a callback returns the handler's
 * return value.
 */
export type RequestHandler = (params: Params, fn: Callback) => unknown;

/** The parts of a wpcom instance that its calls need. */
export interface Root {
  apiVersion: string;
  request: RequestHandler;
  /** The token set by `loadToken`, which replaces the token of the handler, even if it is undefined. */
  readonly loadedToken?: string | undefined;
}

/** Query fields that are parameters of the request; they are not sent as part of the query. */
const SPECIAL = /^(apiVersion|apiNamespace|proxyOrigin)$/;

/**
 * Sends every request of the wpcom-compatible client. Returns the handler's return value if there
 * is a callback, otherwise a promise. A `signal` in the query aborts the request. `select` picks
 * the part of the response that the call returns.
 */
export function sendRequest(
  root: Root,
  target: Target,
  query: unknown,
  body: unknown,
  fn?: Callback,
  select: (data: unknown) => unknown = (data) => data,
): unknown {
  const params = paramsOf(root, typeof target === 'string' ? { path: target } : target, query, body);
  const request = (callback: Callback): unknown =>
    root.request(params, (error, data, headers) => callback(error, error ? data : select(data), headers));
  const signal = isRecord(query) && isSignal(query.signal) ? query.signal : undefined;
  if (fn) return signal ? sendOnce(request, fn, signal).handle : request(fn);
  let cancel: SentRequest['cancel'] = () => undefined;
  return new TimedPromise(
    (resolve, reject) => {
      ({ cancel } = sendOnce(request, settle(resolve, reject), signal));
    },
    (reason) => cancel(reason),
  );
}

/** A callback that settles a promise. */
const settle =
  (resolve: (data: unknown) => void, reject: (error: unknown) => void): Callback =>
  (error, data) =>
    error ? reject(error) : resolve(data);

function paramsOf(root: Root, target: Exclude<Target, string>, query: unknown, body: unknown): Params {
  validate('path', target.path, 'string');
  const entries = (isQuery(query) ? Object.entries(query) : []).filter(([, value]) => !isSignal(value));
  const isSpecial = ([name, value]: [string, QueryValue]) => SPECIAL.test(name) && Boolean(value);
  const { formData } = target;
  return {
    ...target,
    method: (target.method ?? 'get').toUpperCase(),
    apiVersion: target.apiVersion ?? root.apiVersion,
    ...Object.fromEntries(entries.filter(isSpecial)),
    query: stringifyQuery(Object.fromEntries(entries.filter((entry) => !isSpecial(entry))), true),
    ...(Boolean(body) && { body }),
    ...('loadedToken' in root && { token: root.loadedToken }),
    ...(formData && { formData: formData.map(withOpenFile) }),
  };
}

const isQuery = (value: unknown): value is Query => isRecord(value);

/** Opens a file that is given by its path, because handlers expect a stream, as from wpcom. */
const withOpenFile = ([name, value]: FormPairs[number]): FormPairs[number] => [
  name,
  typeof value === 'object' && 'path' in value && !(Symbol.asyncIterator in value)
    ? openFile(value.path)
    : value,
];
