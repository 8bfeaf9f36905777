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
  post(target: Target, ...input: readonly unknown[]): unknown {
    const { query, args, fn } = readArguments(input, 0, { body: 'any' });
    return sendRequest(this.wpcom, asPost(target), query, args[0], fn);
  }

  /** Alias of `post`; also sends POST. */
  readonly put = this.post;

  del(target: Target, query?: WpcomQuery): TimedPromise<unknown>;
  del(target: Target, fn: Callback): unknown;
  del(target: Target, query: WpcomQuery, fn: Callback): unknown;
  del(target: Target, ...args: readonly unknown[]): unknown {
    const { query, fn } = readArguments(args, 0, {});
    return sendRequest(this.wpcom, asPost(target), query, undefined, fn);
  }
}

const asPost = (target: Target): Target => ({
  ...(typeof target === 'string' ? { path: target } : target),
  method: 'post',
});
