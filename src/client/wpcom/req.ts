import { readArguments } from './arguments';
import type { Callback } from './send-once';
import { type Root, sendRequest, type Target } from './send-request';
import type { TimedPromise } from './timed-promise';
import type { WpcomQuery } from './types';

/**
 * Requests to any path. All methods except `get` send POST, because the platform's versioned API
 * supports only GET and POST (decision verbs-as-specified).
 */
export class Req {
  constructor(readonly wpcom: Root) {}

  get(target: Target, query?: WpcomQuery): TimedPromise<unknown>;
  get(target: Target, fn: Callback): unknown;
  get(target: Target, query: WpcomQuery, fn: Callback): unknown;
  get(target: Target, ...args: readonly unknown[]): unknown {
    const { query, fn } = readArguments(args, 0, {});
    return sendRequest(this.wpcom, target, query, undefined, fn);
  }

  post(target: Target, body?: unknown): TimedPromise<unknown>;
  post(target: Target, query: WpcomQuery, body: unknown): TimedPromise<unknown>;
  post(target: Target, body: unknown, fn: Callback): unknown;
  post(target: Target, query: WpcomQuery, body: unknown, fn: Callback): unknown;
  post(target: Target, ...args: readonly unknown[]): unknown {
    return sendBody(this.wpcom, target, args);
  }

  /** Alias of `post`; also sends POST. */
  put(target: Target, body?: unknown): TimedPromise<unknown>;
  put(target: Target, query: WpcomQuery, body: unknown): TimedPromise<unknown>;
  put(target: Target, body: unknown, fn: Callback): unknown;
  put(target: Target, query: WpcomQuery, body: unknown, fn: Callback): unknown;
  put(target: Target, ...args: readonly unknown[]): unknown {
    return sendBody(this.wpcom, target, args);
  }

  del(target: Target, query?: WpcomQuery): TimedPromise<unknown>;
  del(target: Target, fn: Callback): unknown;
  del(target: Target, query: WpcomQuery, fn: Callback): unknown;
  del(target: Target, ...args: readonly unknown[]): unknown {
    const { query, fn } = readArguments(args, 0, {});
    return sendRequest(this.wpcom, asPost(target), query, undefined, fn);
  }
}

function sendBody(root: Root, target: Target, input: readonly unknown[]): unknown {
  const { query, args, fn } = readArguments(input, 0, { body: 'any' });
  return sendRequest(root, asPost(target), query, args[0], fn);
}

const asPost = (target: Target): Target => ({
  ...(typeof target === 'string' ? { path: target } : target),
  method: 'post',
});
