import type { Tab } from '../page/tab';

interface Request {
  readonly url: string;
  /** The DevTools protocol's resource type, such as `Script`. */
  readonly type: string;
}

type Count = (isCounted: (request: Request) => boolean) => {
  readonly requests: number;
  /** Bytes of the answers over the wire, with their headers. */
  readonly bytes: number;
};

/** Counts the requests of a tab over the network, without preflights. */
export async function countRequests({ client }: Tab): Promise<Count> {
  const requests = new Map<string, Request>();
  const bytes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request: { url, method }, type = '' }) => {
    if (method !== 'OPTIONS' && type !== 'Preflight' && url.startsWith('http'))
      requests.set(requestId, { url, type });
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.set(requestId, encodedDataLength);
  });
  await client.Network.enable({});
  return (isCounted) => {
    const ids = [...requests].filter(([, request]) => isCounted(request)).map(([id]) => id);
    return { requests: ids.length, bytes: ids.reduce((sum, id) => sum + (bytes.get(id) ?? 0), 0) };
  };
}
