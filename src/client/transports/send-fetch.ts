import { concat, defer, map, type Observable, of } from 'rxjs';
import { fromFetch } from 'rxjs/fetch';
import type { TransportEvent, TransportRequest } from './transport';

/** What a browser lets outlive its page, at most. */
const KEEPALIVE_BYTES = 65_536;

/** A request by `fetch`, with its JSON or a form that is ready. Errs when there is no answer. */
export const sendFetch = (
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
