import { asyncScheduler, defer, finalize, type Observable, of, type SchedulerLike, share, tap } from 'rxjs';
import { asksForEnvelope, readResponse } from './response/read-response';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
  type TransportResponse,
} from './transports/transport';

export interface CacheOptions {
  /**
   * The maximum number of answers (section 9). Beyond it, the least recently used one is removed.
   */
  readonly maxEntries?: number;
  /** Milliseconds until an answer expires. */
  readonly maxAgeMs?: number;
  readonly scheduler?: SchedulerLike;
}

export interface CachedTransport extends Transport {
  /** Removes all answers. */
  readonly clear: () => void;
}

/**
 * Whether the client accepts the answer. An error must not be cached, or a retry would get it
 * again.
 */
function isAccepted(
  { method, api: { path, query, apiNamespace } }: TransportRequest,
  response: TransportResponse,
): boolean {
  try {
    readResponse({ path, method }, response, asksForEnvelope(query, apiNamespace !== undefined));
    return true;
  } catch {
    return false;
  }
}

/**
 * A transport that caches the answers to GETs and shares one request between simultaneous callers,
 * which is aborted when the last of them unsubscribes.
 *
 * Errors are not cached, not even those in an envelope, and neither are answers that cannot be
 * parsed. Answers are cached per token. Any other verb may change what GETs return, so it clears
 * the cache when it is sent and again when it is done.
 */
export function cachedTransport(transport: Transport, options: CacheOptions = {}): CachedTransport {
  const { maxEntries = 1000, maxAgeMs = 60_000, scheduler = asyncScheduler } = options;
  for (const [name, value] of Object.entries({ maxEntries, maxAgeMs }))
    if (!(value >= 0)) throw new TypeError(`${name} is not a number`);
  // A Map keeps insertion order, so its first key is the least recently used one.
  const answers = new Map<string, { readonly response: TransportResponse; readonly until: number }>();
  let pending = new Map<string, Observable<TransportEvent>>();

  const clear = (): void => {
    answers.clear();
    // Responses to pending requests may be stale, so no later caller shares them.
    pending = new Map();
  };

  const store = (key: string, response: TransportResponse): void => {
    answers.set(key, { response, until: scheduler.now() + maxAgeMs });
    const [oldest] = answers.keys();
    if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest);
  };

  const find = (key: string): TransportResponse | undefined => {
    const answer = answers.get(key);
    answers.delete(key);
    if (answer === undefined || answer.until <= scheduler.now()) return undefined;
    answers.set(key, answer);
    return answer.response;
  };

  const fetchShared = (key: string, request: TransportRequest): Observable<TransportEvent> => {
    const joined = pending;
    const known$ = joined.get(key);
    if (known$ !== undefined) return known$;
    const fetched$ = transport.send(request).pipe(
      tap((event) => {
        if (isResponse(event) && joined === pending && isAccepted(request, event)) store(key, event);
      }),
      finalize(() => joined.delete(key)),
      share(),
    );
    joined.set(key, fetched$);
    return fetched$;
  };

  return {
    ...transport,
    // The spread does not copy the methods of a class.
    connect: (channel) => transport.connect(channel),
    clear,
    send: (request) =>
      defer(() => {
        if (request.method !== 'GET') {
          clear();
          return transport.send(request).pipe(finalize(clear));
        }
        const key = [request.method, request.url, request.headers.Authorization ?? ''].join(' ');
        const response = find(key);
        return response === undefined ? fetchShared(key, request) : of(response);
      }),
  };
}
