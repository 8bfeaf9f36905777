import { catchError, type MonoTypeOperatorFunction, Observable } from 'rxjs';
import { ChannelError } from '../response/errors';
import type { ChannelEvent, TransportChannel } from './transport';

/** The code of a connection that ended without a close code. */
export const NO_CLOSE = 1006;

/**
 * Opens a channel as a WebSocket. Errors with a `ChannelError` if it fails, is refused or closes.
 */
export const connectSocket = ({ url, token }: TransportChannel): Observable<ChannelEvent> =>
  new Observable<ChannelEvent>((subscriber) => {
    const protocols = token === undefined ? ['pinghub'] : ['pinghub', bearerProtocol(token)];
    const socket = new WebSocket(url.replace(/^http/, 'ws'), protocols);
    socket.onopen = () => subscriber.next({ type: 'open' });
    socket.onmessage = ({ data }: MessageEvent<unknown>) => subscriber.next({ type: 'message', data });
    // Node 22 emits no close event after the error of a channel that was refused.
    socket.onerror = () => subscriber.error(new ChannelError(url, NO_CLOSE));
    socket.onclose = ({ code }) => subscriber.error(new ChannelError(url, code));
    return () => {
      socket.onclose = null;
      socket.close();
    };
  }).pipe(asChannelError(url, `The channel ${url} needs a WebSocket`));

/**
 * Converts other errors to `ChannelError`s with the original error as the cause, and with `message`
 * if given.
 */
export const asChannelError = <T>(url: string, message?: string): MonoTypeOperatorFunction<T> =>
  catchError((cause: unknown) => {
    if (cause instanceof ChannelError) throw cause;
    throw Object.assign(new ChannelError(url, NO_CLOSE, cause), message && { message });
  });

/** The token as a subprotocol, because a browser's WebSocket cannot set headers, and URLs appear in logs. */
const bearerProtocol = (token: string): string =>
  `bearer.${btoa(String.fromCharCode(...new TextEncoder().encode(token)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;
