import { Observable } from 'rxjs';
import type { TransportEvent, TransportRequest } from './transport';
import type { WebAbortSignal, WebFormData, WebResponse } from '../types/web';

/** The maximum size of a body, in bytes, that browsers send after the page is gone. */
const KEEPALIVE_BYTES = 65_536;

/**
 * Sends a request with `fetch`; `body` is JSON or a complete form. Errors if there is no response.
 * Separate from `fetch.ts`, so that a page can load this file without forms, XHR and sockets.
 */
export const sendFetch = (
  { method, url, headers, keepalive }: TransportRequest,
  body: string | WebFormData | undefined,
): Observable<TransportEvent> =>
  responseTo((signal) =>
    fetch(url, {
      method,
      headers,
      // With a larger body, `fetch` would fail as if the platform were unreachable.
      keepalive: keepalive && typeof body !== 'object' && new Blob([body ?? '']).size <= KEEPALIVE_BYTES,
      // The bearer token identifies the user; cookies would only enable request forgery.
      credentials: 'omit',
      signal,
      ...(body !== undefined && { body }),
    }),
  );

/** The response of `fetch`, which unsubscribing aborts. */
export const responseTo = (
  ask: (signal: WebAbortSignal) => Promise<WebResponse>,
): Observable<TransportEvent> =>
  // Not `fromFetch` and operators, which would allocate twice as much for each request.
  new Observable((subscriber) => {
    const aborter = new AbortController();
    subscriber.add(() => aborter.abort());
    const receive = async (): Promise<void> => {
      const response = await ask(aborter.signal);
      subscriber.next({ type: 'started' });
      const text = await response.text();
      subscriber.next({ status: response.status, headers: Object.fromEntries(response.headers), text });
      subscriber.complete();
    };
    receive().catch((error: unknown) => subscriber.error(error));
  });
