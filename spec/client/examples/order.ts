import { type Client, createClient, fetchTransport } from '../../../src/client';
import { batchedTransport } from '../../../src/client/batch';
import { cachedTransport } from '../../../src/client/cache';
import { hookedTransport } from '../../../src/client/hooks';
import { respondingTransport } from '../../../src/client/responses';
import { throttledTransport } from '../../../src/client/throttle';

/** A client with all wrapping transports in order. */
export function fullClient(apiOrigin: string, token: string, log: (url: string) => undefined): Client {
  const throttled = throttledTransport(fetchTransport, { perSecond: 20 });
  const cached = cachedTransport(batchedTransport(throttled));
  const hooked = hookedTransport(cached, { beforeRequest: ({ url }) => log(url) });
  return createClient({ apiOrigin, token, transport: respondingTransport(hooked) });
}
