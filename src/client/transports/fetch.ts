import { concat, defer, map, type Observable, of, switchMap } from 'rxjs';
import { fromFetch } from 'rxjs/fetch';
import { toFormData } from '../form';
import { connectSocket } from './socket';
import type { Transport, TransportEvent, TransportRequest } from './transport';
import { sendXhr } from './xhr';

/** A request's body as the browser takes it; at once, but for a form, whose files may have to be opened. */
const bodyOf = ({ body, formData }: TransportRequest): Observable<string | FormData | undefined> =>
  formData === undefined ? of(body) : defer(() => toFormData(formData));

/** What a browser lets outlive its page, at most. */
const KEEPALIVE_BYTES = 65_536;

const sendFetch = (
  { method, url, headers, keepalive }: TransportRequest,
  body: string | FormData | undefined,
): Observable<TransportEvent> =>
  fromFetch(url, {
    method,
    headers,
    // A larger one is refused, as if nobody were there.
    keepalive: keepalive && typeof body !== 'object' && new Blob([body ?? '']).size <= KEEPALIVE_BYTES,
    // The bearer token says who asks; cookies would only make requests forgeable.
    credentials: 'omit',
    ...(body !== undefined && { body }),
    selector: (response) =>
      concat(
        of<TransportEvent>({ type: 'started' }),
        defer(() => response.text()).pipe(
          map((text) => ({ status: response.status, headers: Object.fromEntries(response.headers), text })),
        ),
      ),
  });

/**
 * Straight to the platform with `fetch` and a WebSocket, in Node and the browser: bearer token, CORS, keep-alive.
 * `fetch` cannot tell how far an upload is: where somebody asks for it and a browser can tell, XMLHttpRequest sends it.
 */
export const fetchTransport: Transport = {
  send: (request) =>
    bodyOf(request).pipe(
      switchMap((body) =>
        request.progress && 'XMLHttpRequest' in globalThis
          ? sendXhr(request, body)
          : sendFetch(request, body),
      ),
    ),
  connect: connectSocket,
};
