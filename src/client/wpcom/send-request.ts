import { type FormPairs, openFile } from '../form';
import { checkKind } from '../kinds';
import { type Query, type QueryValue, stringifyQuery } from '../query';
import { isRecord } from '../record';
import { TimedPromise } from './timed-promise';

/** What a request handler is given: a request in wpcom's words. */
export interface Params {
  readonly path: string;
  /** In upper case; of this library's own calls GET or POST. */
  readonly method: string;
  readonly apiVersion?: string;
  readonly apiNamespace?: string;
  readonly proxyOrigin?: string;
  /** Stringified, with brackets. */
  readonly query: string;
  readonly body?: unknown;
  readonly formData?: FormPairs;
  /** 'connect' or 'disconnect', of a real-time channel. */
  readonly action?: string;
}

/** What callers of `req` give: the path alone, or some of the parameters. */
export type Target = string | (Omit<Partial<Params>, 'path'> & { readonly path: string });

/** Node's convention; `headers` only where the handler gives them. */
export type Callback<Data = unknown> = (error: unknown, data?: Data, headers?: unknown) => void;

/** Sends a request, and tells the callback. What it returns, callers with a callback get. */
export type RequestHandler = (params: Params, fn: Callback) => unknown;

/** What a call needs of the instance that it was made on. */
export interface Root {
  apiVersion: string;
  request: RequestHandler;
}

/** Fields of the query that are of the request itself, and not sent in it. */
const SPECIAL = /^(apiVersion|apiNamespace|proxyOrigin)$/;

/**
 * The one way out of the wpcom face: with a callback it gives what the handler gives, without one a promise. `read` makes
 * of an answer what the caller asked for.
 */
export function sendRequest(
  root: Root,
  target: Target,
  query: unknown,
  body: unknown,
  fn?: Callback,
  read: (data: unknown) => unknown = (data) => data,
): unknown {
  const params = paramsOf(root, typeof target === 'string' ? { path: target } : target, query, body);
  const request = (tell: Callback): unknown =>
    root.request(params, (error, data, headers) => tell(error, error ? data : read(data), headers));
  return fn ? request(fn) : new TimedPromise((resolve, reject) => request(settle(resolve, reject)));
}

/** The end of a promise, as a callback. */
const settle =
  (resolve: (data: unknown) => void, reject: (error: unknown) => void): Callback =>
  (error, data) =>
    error ? reject(error) : resolve(data);

function paramsOf(root: Root, target: Exclude<Target, string>, query: unknown, body: unknown): Params {
  checkKind('path', target.path);
  const given = isQuery(query) ? Object.entries(query) : [];
  const isSpecial = ([name, value]: [string, QueryValue]) => SPECIAL.test(name) && Boolean(value);
  const { formData } = target;
  return {
    ...target,
    method: (target.method ?? 'get').toUpperCase(),
    apiVersion: root.apiVersion,
    ...Object.fromEntries(given.filter(isSpecial)),
    query: stringifyQuery(Object.fromEntries(given.filter((entry) => !isSpecial(entry)))),
    ...(Boolean(body) && { body }),
    ...(formData && { formData: formData.map(opened) }),
  };
}

const isQuery = (value: unknown): value is Query => isRecord(value);

/** Handlers are given a stream for a path, as wpcom gives them one. */
const opened = ([name, value]: FormPairs[number]): FormPairs[number] => [
  name,
  typeof value === 'object' && 'path' in value && !(Symbol.asyncIterator in value)
    ? openFile(value.path)
    : value,
];
