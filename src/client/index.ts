import { defer, type Observable } from 'rxjs';
import { bind } from './bind';
import type { Id } from './endpoint';
import { comment, commentLike } from './endpoints/comments';
import { follow } from './endpoints/follows';
import { me } from './endpoints/me';
import { notifications } from './endpoints/notifications';
import { postLike, postReplies } from './endpoints/posts';
import { users } from './endpoints/users';
import { type ClientOptions, createSend, currentToken, type Send } from './request';
import { fetchTransport } from './transports/fetch';
import type { ChannelEvent } from './transports/transport';

export { ApiError, ChannelError, isRetryable } from './errors';
export type { CallOptions, ClientOptions } from './request';
export { fetchTransport } from './transports/fetch';
export type { ChannelEvent, Transport } from './transports/transport';

/**
 * The platform's REST API (section 7) as cold observables: nothing is sent before subscription, and unsubscribing
 * aborts the request. Errors are `ApiError`s (section 8).
 */
export function createClient(options: ClientOptions) {
  const { transport = fetchTransport, apiOrigin } = options;
  const send = createSend(options, transport);
  return {
    notifications: bind(send, notifications),
    users: bind(send, users),
    me: bind(send, me),
    site: (site: Id) => bindSite(send, site),
    pinghub: {
      /** The real-time channel at `/pinghub{path}`: subscribing connects, unsubscribing disconnects. */
      connect: (path: string): Observable<ChannelEvent> =>
        defer(() => transport.connect({ url: `${apiOrigin}/pinghub${path}`, token: currentToken(options) })),
    },
  };
}

export type Client = ReturnType<typeof createClient>;

/** A site's resources; chains read as users of wpcom know them. */
function bindSite(send: Send, site: Id) {
  return {
    comment: (id: Id) => ({
      ...bind(send, comment, { site, comment: id }),
      like: () => bind(send, commentLike, { site, comment: id }),
    }),
    post: (id: Id) => ({
      replies: () => bind(send, postReplies, { site, post: id }),
      like: () => bind(send, postLike, { site, post: id }),
    }),
    follow: () => bind(send, follow, { site }),
  };
}
