import { catchError, type MonoTypeOperatorFunction, Observable } from 'rxjs';
import { ChannelError } from '../errors';
import type { ChannelEvent, TransportChannel } from './transport';

/** The close code of a connection that ended without one. */
export const NO_CLOSE = 1006;

/** A channel as a WebSocket. Errs with a `ChannelError` when it cannot be made, is refused or closes. */
export const connectSocket = ({ url, token }: TransportChannel): Observable<ChannelEvent> =>
  new Observable<ChannelEvent>((subscriber) => {
    const protocols = token === undefined ? ['pinghub'] : ['pinghub', bearerProtocol(token)];
    const socket = new WebSocket(url.replace(/^http/, 'ws'), protocols);
    socket.onopen = () => subscriber.next({ type: 'open' });
    socket.onmessage = ({ data }: MessageEvent<unknown>) => subscriber.next({ type: 'message', data });
    // Says nothing that the close after it does not; unheard, some sockets throw it.
    socket.onerror = () => undefined;
    socket.onclose = ({ code }) => subscriber.error(new ChannelError(url, code));
    return () => {
      socket.onclose = null;
      socket.close();
    };
  }).pipe(asChannelError(url, `The channel ${url} needs a WebSocket, and no '#'`));

/** Makes `ChannelError`s of other errors, which they keep as their cause; with a message where that says more. */
export const asChannelError = <T>(url: string, message?: string): MonoTypeOperatorFunction<T> =>
  catchError((cause: unknown) => {
    if (cause instanceof ChannelError) throw cause;
    throw Object.assign(new ChannelError(url, NO_CLOSE, cause), message && { message });
  });

/** The token as a subprotocol: a browser's socket takes no headers, and addresses end up in logs. */
const bearerProtocol = (token: string): string =>
  `bearer.${btoa(String.fromCharCode(...new TextEncoder().encode(token)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;
