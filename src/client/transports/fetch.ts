import { fromFetch } from 'rxjs/fetch';
import { connectSocket } from './socket';
import type { Transport } from './transport';

/** Straight to the platform with `fetch` and a WebSocket, in Node and the browser: bearer token, CORS, keep-alive. */
export const fetchTransport: Transport = {
  send: ({ method, url, headers, body, keepalive }) =>
    fromFetch(url, {
      method,
      headers,
      keepalive,
      // The bearer token says who asks; cookies would only make requests forgeable.
      credentials: 'omit',
      ...(body !== undefined && { body }),
      selector: async (response) => ({ status: response.status, text: await response.text() }),
    }),
  connect: connectSocket,
};
