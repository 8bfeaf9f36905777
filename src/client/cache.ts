import { asyncScheduler, defer, finalize, type Observable, of, type SchedulerLike, share, tap } from 'rxjs';
import { readAnswer } from './answer';
import { isEnveloped } from './envelope';
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

/** Whether the client takes this for an answer. Who tries again after an error must not be given the same one once more. */
function isGood(
  { method, api: { path, query, apiNamespace } }: TransportRequest,
  response: TransportResponse,
): boolean {
  try {
    readAnswer({ path, method }, response, isEnveloped(query, apiNamespace !== undefined));
    return true;
  } catch {
    return false;
  }
}

/**
 * A transport that remembers the answers to GETs (those that the client takes for an answer: no error, also none in an
 * envelope, and nothing that cannot be parsed) and sends one request for all who ask the same at the same
 * time; it is aborted when the last of them leaves. Two tokens never share an answer. Anything but a GET may change what
 * GETs answer: it makes the transport forget, when it goes and when it is done.
 */
export function cachedTransport(transport: Transport, options: CacheOptions = {}): CachedTransport {
  const { maxEntries = 1000, maxAgeMs = 60_000, scheduler = asyncScheduler } = options;
  for (const [name, value] of Object.entries({ maxEntries, maxAgeMs }))
    if (!(value >= 0)) throw new TypeError(`${name} is not a number`);
  // Maps keep the order in which keys were set: the first is the one that was not used for longest.
  const answers = new Map<string, { readonly response: TransportResponse; readonly until: number }>();
  let underWay = new Map<string, Observable<TransportEvent>>();

  const clear = (): void => {
    answers.clear();
    // Those who wait go on waiting, but what they will hear may be old by then.
    underWay = new Map();
  };

  const remember = (key: string, response: TransportResponse): void => {
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
        if (isResponse(event) && mine === underWay && isGood(request, event)) remember(key, event);
      }),
      finalize(() => mine.delete(key)),
      share(),
    );
    mine.set(key, fetched$);
    return fetched$;
  };

  return {
    ...transport,
    // A class's methods are not its own fields.
    connect: (channel) => transport.connect(channel),
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
