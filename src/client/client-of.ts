import { defer, type Observable } from 'rxjs';
import { chain } from './chain';
import { notifications } from './endpoints/notifications';
import { checkKind, checkOptions } from './kinds';
import type { Noun } from './noun';
import { originOf } from './outgoing';
import { type ClientOptions, createSend } from './request';
import { currentToken } from './token';
import type { ChannelEvent, Transport } from './transports/transport';

/**
 * A client of the nouns that are given, besides notifications and the real-time channel: what of the API a page does not
 * name, it does not load. Throws for wrong options.
 */
export function clientOf<N extends Noun>(
  options: ClientOptions,
  nouns: N,
  /** Where the options have none. */
  usual: Transport,
) {
  checkOptions(options);
  const transport = options.transport ?? usual;
  const apiOrigin = originOf(options.apiOrigin);
  const send = createSend({ apiVersion: '1.1', ...options }, transport);
  return {
    ...chain(send, nouns),
    notifications: chain(send, notifications),
    pinghub: {
      /** The real-time channel at `/pinghub{path}`: subscribing connects, unsubscribing disconnects. */
      connect: (path: string): Observable<ChannelEvent> => {
        checkKind('path', path);
        return defer(() =>
          transport.connect({ url: `${apiOrigin}/pinghub${path}`, token: currentToken(options) }),
        );
      },
    },
  };
}
