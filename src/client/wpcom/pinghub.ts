import { isObject } from '../record';
import { requirePath } from '../request/validate';
import { type Root, sendRequest } from './send-request';

/** Called with `(null, event)` for each event of a channel, and with `(event, null)` when it closes. */
type ChannelCallback = (error: unknown, event: unknown) => void;

const ignore = (): void => undefined;

/**
 * The platform's real-time channels. They need a request handler that supports the actions
 * 'connect' and 'disconnect'.
 */
export class Pinghub {
  /** The request handler's result for each open channel, by path. */
  readonly conns: Record<string, unknown> = {};

  constructor(readonly wpcom: Root) {}

  /**
   * Opens the channel `/pinghub{path}`. An event's `response` is `{ type: 'open' }` or
   * `{ type: 'message', data }`.
   * @throws TypeError if the path is invalid, and if the request handler does not return a connection.
   */
  connect(path: string, fn: ChannelCallback): void {
    requirePath(path);
    const connection = sendRequest(
      this.wpcom,
      { action: 'connect', path: `/pinghub${path}` },
      {},
      undefined,
      ignore,
    );
    if (!isObject(connection)) throw new TypeError('the request handler gives no connection');
    const end = (event: unknown): void => {
      this.remove(path);
      fn(event, null);
    };
    this.conns[path] = Object.assign(connection, {
      onload: (event: unknown) => fn(null, event),
      onerror: end,
      onabort: end,
      onclose: end,
    });
  }

  /** Closes the channel; its callback is then called with `(event, null)`. */
  disconnect(path: string): void {
    sendRequest(this.wpcom, { action: 'disconnect', path: `/pinghub${path}` }, {}, undefined, ignore);
  }

  /** Removes a channel that has ended from `conns`. */
  remove(path: string): void {
    Reflect.deleteProperty(this.conns, path);
  }
}
