import { Observable } from 'rxjs';
import { ChannelError } from '../errors';
import type { ChannelEvent, TransportChannel } from './transport';

/** A channel as a WebSocket. Errs with a `ChannelError` when it is refused or closes. */
export const connectSocket = ({ url, token }: TransportChannel): Observable<ChannelEvent> =>
  new Observable((subscriber) => {
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
  });

/** The token as a subprotocol: a browser's socket takes no headers, and addresses end up in logs. */
const bearerProtocol = (token: string): string =>
  `bearer.${btoa(String.fromCharCode(...new TextEncoder().encode(token)))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')}`;
