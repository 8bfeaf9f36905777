import { defer, type Observable, of, switchMap } from 'rxjs';
import { toFormData } from '../request/form';
import { sendFetch } from './send-fetch';
import { connectSocket } from './socket';
import type { Transport, TransportRequest } from './transport';
import { sendXhr } from './xhr';

/** The body as the browser takes it: at once, except for a form, whose files must be opened. */
const bodyOf = ({ body, formData }: TransportRequest): Observable<string | FormData | undefined> =>
  formData === undefined ? of(body) : defer(() => toFormData(formData));

/**
 * Sends directly to the platform with `fetch` and a WebSocket, in Node and in browsers. `fetch`
 * does not report upload progress, so in browsers XMLHttpRequest sends the requests that need it.
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
