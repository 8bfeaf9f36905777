import { checkKind } from '../kinds';
import { type Root, sendRequest } from './send-request';

/** Told each event of a channel as `(null, event)`, and its end as `(event, null)`. */
type Tell = (error: unknown, event: unknown) => void;

const ignore = (): void => undefined;

/** The platform's real-time channels, over a request handler that knows the actions 'connect' and 'disconnect'. */
export class Pinghub {
  /** The open channels, by their paths: what the request handler gave for each. */
  readonly conns: Record<string, unknown> = {};

  constructor(readonly wpcom: Root) {}

  /**
   * Opens the channel `/pinghub{path}`. An event's `response` is `{ type: 'open' }` or `{ type: 'message', data }`.
   * @throws a TypeError without a path, and when the request handler cannot connect.
   */
  connect(path: string, fn: Tell): void {
    checkKind('path', path);
    const connection = sendRequest(
      this.wpcom,
      { action: 'connect', path: `/pinghub${path}` },
      {},
      undefined,
      ignore,
    );
    if (typeof connection !== 'object' || connection === null)
      throw new TypeError('the request handler gives no connection');
    const lost = (event: unknown): void => {
      this.remove(path);
      fn(event, null);
    };
    this.conns[path] = Object.assign(connection, {
      onload: (event: unknown) => fn(null, event),
      onerror: lost,
      onabort: lost,
      onclose: lost,
    });
  }

  /** Closes the channel; its end is told like any other. */
  disconnect(path: string): void {
    sendRequest(this.wpcom, { action: 'disconnect', path: `/pinghub${path}` }, {}, undefined, ignore);
  }

  /** Forgets a channel that has ended. */
  remove(path: string): void {
    Reflect.deleteProperty(this.conns, path);
  }
}
