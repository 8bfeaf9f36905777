import type { TransportRequest } from '../../../src/client/transports/transport';

/** A GET as a transport gets it, or another request with some of these fields. */
export const transportRequest = (url: string, change: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  keepalive: false,
  progress: false,
  api: { path: url, query: url.split('?')[1] ?? '' },
  ...change,
});
