import {
  asyncScheduler,
  defer,
  finalize,
  map,
  type Observable,
  of,
  ReplaySubject,
  type SchedulerLike,
  share,
  tap,
} from 'rxjs';
import { validateOptions } from './request/validate';
import { isAccepted } from './response/open-response';
import { steadyNow } from './steady-now';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
  type TransportResponse,
  withSend,
} from './transports/transport';

export interface CacheOptions {
  /** The maximum number of responses (section 9). Beyond it, the least recently used one is removed. */
  readonly maxEntries?: number;
  /** Milliseconds until a response expires. */
  readonly maxAgeMs?: number;
  readonly scheduler?: SchedulerLike;
}

export interface CachedTransport extends Transport {
  /** Removes all responses. */
  readonly clear: () => void;
}

/**
 * A transport that caches the responses to GETs and shares one request between simultaneous
 * callers. The request is aborted when the last caller unsubscribes. Each caller gets its own copy.
 *
 * Errors, including those in an envelope, and responses that cannot be parsed are not cached.
 * Responses are cached per token. Any other verb may change the result of GETs, so it clears the
 * cache when it is sent and again when it is done.
 * @throws TypeError that names an option that is unknown, negative or of the wrong type.
 */
export function cachedTransport(transport: Transport, options: CacheOptions = {}): CachedTransport {
  validateOptions(options, { maxEntries: 'number', maxAgeMs: 'number', scheduler: 'object' });
  const { maxEntries = 1000, maxAgeMs = 60_000, scheduler = asyncScheduler } = options;
  // A Map keeps insertion order, so its first key is the least recently used one.
  const entries = new Map<string, { readonly response: TransportResponse; readonly until: number }>();
  let pending = new Map<string, Observable<TransportEvent>>();

  const clear = (): void => {
    entries.clear();
    // Responses to pending requests may be stale, so no later caller shares them.
    pending = new Map();
  };

  const store = (key: string, response: TransportResponse): void => {
    entries.set(key, { response, until: steadyNow(scheduler) + maxAgeMs });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };

  const find = (key: string): TransportResponse | undefined => {
    const entry = entries.get(key);
    entries.delete(key);
    if (entry === undefined || entry.until <= steadyNow(scheduler)) return undefined;
    entries.set(key, entry);
    return entry.response;
  };

  const fetchShared = (key: string, request: TransportRequest): Observable<TransportEvent> => {
    const joined = pending;
    const known$ = joined.get(key);
    if (known$ !== undefined) return known$;
    const forget = (): boolean => joined.delete(key);
    const fetched$ = transport.send(request).pipe(
      tap({
        next: (event) => {
          if (isResponse(event) && joined === pending && isAccepted(event, request)) store(key, event);
        },
        // Called before `share` passes the end on. A caller that repeats the request at once then
        // sends a new one, which later callers share.
        error: forget,
        complete: forget,
        unsubscribe: forget,
      }),
      // Replays the last event, because a caller that joins late must know that the response has begun.
      share({ connector: () => new ReplaySubject(1) }),
    );
    joined.set(key, fetched$);
    return fetched$;
  };

  const cached = withSend(transport, (request) =>
    defer(() => {
      if (request.method !== 'GET') {
        clear();
        return transport.send(request).pipe(finalize(clear));
      }
      const key = [request.method, request.url, request.headers.Authorization ?? ''].join(' ');
      const response = find(key);
      return (response === undefined ? fetchShared(key, request) : of(response)).pipe(
        map((event) => structuredClone(event)),
      );
    }),
  );
  return { ...cached, clear };
}
