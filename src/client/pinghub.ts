import { Observable } from 'rxjs';

/** What a channel says: that it is open, then each message as it came. Losing it is an error, of any kind. */
export type PinghubEvent = { readonly type: 'open' } | { readonly type: 'message'; readonly data: unknown };

/** The channel closed or never opened; `code` is the WebSocket's close code. */
export class PinghubError extends Error {
  override readonly name = 'PinghubError';
  constructor(
    path: string,
    readonly code: number,
  ) {
    super(`The channel ${path} closed with code ${code}`);
  }
}

/** The subprotocol that carries the token: a browser's socket takes no headers, and addresses end up in logs. */
const bearerProtocol = (token: string): string =>
  `bearer.${btoa(String.fromCharCode(...new TextEncoder().encode(token)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;

/**
 * The real-time channel at `/pinghub{path}` (section 7): cold; subscribing connects, unsubscribing disconnects.
 * Errs with a `PinghubError` when the connection is refused or closes; never completes.
 */
export const connectPinghub = (
  apiOrigin: string,
  path: string,
  token: string | undefined,
): Observable<PinghubEvent> =>
  new Observable((subscriber) => {
    const protocols = token === undefined ? ['pinghub'] : ['pinghub', bearerProtocol(token)];
    const socket = new WebSocket(`${apiOrigin.replace(/^http/, 'ws')}/pinghub${path}`, protocols);
    socket.onopen = () => subscriber.next({ type: 'open' });
    socket.onmessage = ({ data }: MessageEvent<unknown>) => subscriber.next({ type: 'message', data });
    socket.onclose = ({ code }) => subscriber.error(new PinghubError(path, code));
    return () => {
      socket.onclose = null;
      socket.close();
    };
  });
