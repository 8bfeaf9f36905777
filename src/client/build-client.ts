import { type Observable, switchMap } from 'rxjs';
import { type Chain, createChain } from './calls';
import { type ClientOptions, currentToken$, originOf } from './request/options';
import { createSend } from './request/send';
import { requirePath } from './request/validate';
import type { Noun } from './tables/noun';
import { notifications } from './tables/notifications';
import type { ChannelEvent, Transport } from './transports/transport';

/** A client for these nouns, for notifications and for the real-time channel. */
export type ClientFor<N extends Noun> = Chain<N> & {
  readonly notifications: Chain<typeof notifications>;
  readonly pinghub: {
    /**
     * The real-time channel at `/pinghub{path}`: subscribing connects, unsubscribing disconnects.
     */
    readonly connect: (path: string) => Observable<ChannelEvent>;
  };
};

/**
 * Builds a client for part of the API, so that a page loads only the calls it uses.
 * `defaultTransport` is used if the options have no transport. `makeSend` creates the function that
 * sends calls; the default ignores their `signal`.
 * @throws TypeError if `apiOrigin` is not an http(s) origin; `createClient` validates the other
 *   options.
 */
export function buildClient<N extends Noun>(
  options: ClientOptions,
  nouns: N,
  defaultTransport: Transport,
  makeSend = createSend,
): ClientFor<N> {
  const transport = options.transport ?? defaultTransport;
  const apiOrigin = originOf(options.apiOrigin);
  const send = makeSend({ ...options, apiOrigin, apiVersion: options.apiVersion ?? '1.1' }, transport);
  return {
    ...createChain(send, nouns),
    notifications: createChain(send, notifications),
    pinghub: {
      connect: (path) => {
        requirePath(path);
        return currentToken$(options).pipe(
          switchMap((token) => transport.connect({ url: `${apiOrigin}/pinghub${path}`, token })),
        );
      },
    },
  };
}
