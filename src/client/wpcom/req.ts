import { readArguments } from './arguments';
import { type Callback, type Root, sendRequest, type Target } from './send-request';
import type { TimedPromise } from './timed-promise';
import type { WpcomQuery } from './types';

/** Requests to any path. All but `get` go out as POST: the platform's versioned API knows no other (decision 13). */
export class Req {
  constructor(readonly wpcom: Root) {}

  get(target: Target, query?: WpcomQuery): TimedPromise<unknown>;
  get(target: Target, fn: Callback): unknown;
  get(target: Target, query: WpcomQuery, fn: Callback): unknown;
  get(target: Target, ...args: readonly unknown[]): unknown {
    const { query, fn } = readArguments(args, 0, []);
    return sendRequest(this.wpcom, target, query, undefined, fn);
  }

  post(target: Target, body?: unknown): TimedPromise<unknown>;
  post(target: Target, query: WpcomQuery, body: unknown): TimedPromise<unknown>;
  post(target: Target, body: unknown, fn: Callback): unknown;
  post(target: Target, query: WpcomQuery, body: unknown, fn: Callback): unknown;
  post(target: Target, ...args: readonly unknown[]): unknown {
    return sendBody(this.wpcom, target, args);
  }

  /** The same as `post`, and a POST on the wire. */
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
    const { query, fn } = readArguments(args, 0, []);
    return sendRequest(this.wpcom, asPost(target), query, undefined, fn);
  }
}

function sendBody(root: Root, target: Target, args: readonly unknown[]): unknown {
  const { query, own, fn } = readArguments(args, 0, ['body']);
  return sendRequest(root, asPost(target), query, own[0], fn);
}

const asPost = (target: Target): Target => ({
  ...(typeof target === 'string' ? { path: target } : target),
  method: 'post',
});
