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
import { isRecord, mapValues } from './record';
import { validateOptions } from './request/validate';
import { asksForEnvelope, openResponse } from './response/open-response';
import { steadyNow } from './steady-now';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
  type TransportResponse,
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

/** Whether the client accepts the response. Errors are not cached, because a retry would get them again. */
const isAccepted = (
  { api: { query, apiNamespace } }: TransportRequest,
  response: TransportResponse,
): boolean => openResponse(response, asksForEnvelope(query, apiNamespace !== undefined)).flaw === undefined;

/** A copy of the event with its own body and headers. */
const ownCopy = (event: TransportEvent): TransportEvent =>
  isResponse(event)
    ? {
        ...event,
        ...(event.headers && { headers: { ...event.headers } }),
        ...('body' in event && { body: copyOf(event.body) }),
      }
    : event;

function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf);
  return isRecord(value) ? mapValues(value, copyOf) : value;
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
  const answers = new Map<string, { readonly response: TransportResponse; readonly until: number }>();
  let pending = new Map<string, Observable<TransportEvent>>();

  const clear = (): void => {
    answers.clear();
    // Responses to pending requests may be stale, so no later caller shares them.
    pending = new Map();
  };

  const store = (key: string, response: TransportResponse): void => {
    answers.set(key, { response, until: steadyNow(scheduler) + maxAgeMs });
    const [oldest] = answers.keys();
    if (answers.size > maxEntries && oldest !== undefined) answers.delete(oldest);
  };

  const find = (key: string): TransportResponse | undefined => {
    const answer = answers.get(key);
    answers.delete(key);
    if (answer === undefined || answer.until <= steadyNow(scheduler)) return undefined;
    answers.set(key, answer);
    return answer.response;
  };

  const fetchShared = (key: string, request: TransportRequest): Observable<TransportEvent> => {
    const joined = pending;
    const known$ = joined.get(key);
    if (known$ !== undefined) return known$;
    const forget = (): boolean => joined.delete(key);
    const fetched$ = transport.send(request).pipe(
      tap({
        next: (event) => {
          if (isResponse(event) && joined === pending && isAccepted(request, event)) store(key, event);
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

  return {
    ...transport,
    // Passed on explicitly, because the spread does not copy methods of a class.
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
        return (response === undefined ? fetchShared(key, request) : of(response)).pipe(map(ownCopy));
      }),
  };
}
