import { concat, defer, map, Observable, of, switchMap } from 'rxjs';
import type { TransportEvent, TransportRequest } from './transport';

/** The largest body, in bytes, that a browser sends after its page has gone. */
const KEEPALIVE_BYTES = 65_536;

/**
 * Sends a request with `fetch`; `body` is JSON or a complete form. Errors if there is no answer.
 * This file is separate from `fetch.ts`, so that a page can load it without forms, XHR and sockets.
 */
export const sendFetch = (
  { method, url, headers, keepalive }: TransportRequest,
  body: string | FormData | undefined,
): Observable<TransportEvent> =>
  answerOf((signal) =>
    fetch(url, {
      method,
      headers,
      // With a larger body, `fetch` would fail as if the platform were unreachable.
      keepalive: keepalive && typeof body !== 'object' && new Blob([body ?? '']).size <= KEEPALIVE_BYTES,
      // The bearer token identifies the user; cookies would only allow request forgery.
      credentials: 'omit',
      signal,
      ...(body !== undefined && { body }),
    }),
  );

/** The answer to a request of `fetch`, which ends with the subscription. */
export const answerOf = (ask: (signal: AbortSignal) => Promise<Response>): Observable<TransportEvent> =>
  // `fromFetch` shares modules with the rest of RxJS, which would split RxJS into several modules.
  new Observable((subscriber) => {
    const aborter = new AbortController();
    subscriber.add(() => aborter.abort());
    return defer(() => ask(aborter.signal))
      .pipe(switchMap(eventsOf))
      .subscribe(subscriber);
  });

const eventsOf = (response: Response): Observable<TransportEvent> =>
  concat(
    of<TransportEvent>({ type: 'started' }),
    defer(() => response.text()).pipe(
      map((text) => ({ status: response.status, headers: Object.fromEntries(response.headers), text })),
    ),
  );
