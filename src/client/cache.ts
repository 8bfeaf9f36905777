import { asyncScheduler, defer, finalize, type Observable, of, type SchedulerLike, share, tap } from 'rxjs';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
  type TransportResponse,
} from './transports/transport';

export interface CacheOptions {
  /** The answers that are kept (section 9); of more, those go that were not used for longest. */
  readonly maxEntries?: number;
  /** Milliseconds for which an answer is good. */
  readonly maxAgeMs?: number;
  readonly scheduler?: SchedulerLike;
}

export interface CachedTransport extends Transport {
  /** Forgets all answers. */
  readonly clear: () => void;
}

/**
 * A transport that remembers the answers to GETs (2xx only) and sends one request for all who ask the same at the same
 * time; it is aborted when the last of them leaves. Two tokens never share an answer. Anything but a GET may change what
 * GETs answer: it makes the transport forget, when it goes and when it is done.
 */
export function cachedTransport(
  transport: Transport,
  { maxEntries = 1000, maxAgeMs = 60_000, scheduler = asyncScheduler }: CacheOptions = {},
): CachedTransport {
  // Maps keep the order in which keys were set: the first is the one that was not used for longest.
  const answers = new Map<string, { readonly response: TransportResponse; readonly until: number }>();
  let underWay = new Map<string, Observable<TransportEvent>>();

  const clear = (): void => {
    answers.clear();
    // Those who wait go on waiting, but what they will hear may be old by then.
    underWay = new Map();
  };

  const remember = (key: string, response: TransportResponse): void => {
    if (response.status < 200 || response.status > 299) return;
    answers.set(key, { response, until: scheduler.now() + maxAgeMs });
    const [oldest] = answers.keys();
    if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest);
  };

  const remembered = (key: string): TransportResponse | undefined => {
    const answer = answers.get(key);
    answers.delete(key);
    if (answer === undefined || answer.until <= scheduler.now()) return undefined;
    answers.set(key, answer);
    return answer.response;
  };

  const fetched = (key: string, request: TransportRequest): Observable<TransportEvent> => {
    const mine = underWay;
    const known$ = mine.get(key);
    if (known$ !== undefined) return known$;
    const fetched$ = transport.send(request).pipe(
      tap((event) => {
        if (isResponse(event) && mine === underWay) remember(key, event);
      }),
      finalize(() => mine.delete(key)),
      share(),
    );
    mine.set(key, fetched$);
    return fetched$;
  };

  return {
    ...transport,
    clear,
    send: (request) =>
      defer(() => {
        if (request.method !== 'GET') {
          clear();
          return transport.send(request).pipe(finalize(clear));
        }
        const key = [request.method, request.url, request.headers.Authorization ?? ''].join(' ');
        const response = remembered(key);
        return response === undefined ? fetched(key, request) : of(response);
      }),
  };
}
