import { defer, type Observable, of, switchMap } from 'rxjs';
import { toFormData } from '../form';
import { sendFetch } from './send-fetch';
import { connectSocket } from './socket';
import type { Transport, TransportRequest } from './transport';
import { sendXhr } from './xhr';

/** A request's body as the browser takes it; at once, but for a form, whose files may have to be opened. */
const bodyOf = ({ body, formData }: TransportRequest): Observable<string | FormData | undefined> =>
  formData === undefined ? of(body) : defer(() => toFormData(formData));

/**
 * Straight to the platform with `fetch` and a WebSocket, in Node and the browser: bearer token, CORS, keep-alive.
 * `fetch` cannot tell how far an upload is: where somebody asks for it and a browser can tell, XMLHttpRequest sends it.
 */
export const fetchTransport: Transport = {
  send: (request) =>
    bodyOf(request).pipe(
      switchMap((body) =>
        (request.progress && 'XMLHttpRequest' in globalThis ? sendXhr : sendFetch)(request, body),
      ),
    ),
  connect: connectSocket,
};
