import {
  asyncScheduler,
  defer,
  EMPTY,
  finalize,
  map,
  mergeMap,
  type Observable,
  of,
  type SchedulerLike,
  share,
  startWith,
  subscribeOn,
} from 'rxjs';
import { isRecord } from './record';
import { stringifyQuery } from './request/query';
import { validateOptions } from './request/validate';
import { openResponse } from './response/open-response';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
  type TransportResponse,
  withSend,
} from './transports/transport';

export interface BatchOptions {
  /** Milliseconds for which the first GET of a batch waits for others; 0 by default. */
  readonly waitMs?: number;
  /** The maximum number of GETs in a batch, 10 by default. */
  readonly maxUrls?: number;
  readonly scheduler?: SchedulerLike;
}

/** The GETs that are sent together, and the events of their request. */
interface Batch {
  readonly waiting: TransportRequest[];
  readonly event$: Observable<BatchEvent>;
}

interface BatchEvent {
  readonly event: TransportEvent;
  /** Whether the request was a single GET instead of a batch, because no other GET joined. */
  readonly isSingle: boolean;
}

const SENT = { type: 'sent' } as const;

/** Statuses with which a platform rejects all batches, or a batch of these addresses. */
const NO_BATCH = new Set([400, 404, 405, 413, 414]);

/**
 * A transport that sends simultaneous GETs with the same version and token as one GET /batch.
 * Requests with another method, a namespace or an envelope are sent separately, and so is a GET
 * that no other joins or that the batch response lacks. Batched responses have no headers.
 * @throws TypeError if an option is out of range.
 */
export function batchedTransport(transport: Transport, options: BatchOptions = {}): Transport {
  validateOptions(options, { waitMs: 'number', maxUrls: 'number', scheduler: 'object' });
  const { waitMs = 0, maxUrls = 10, scheduler = asyncScheduler } = options;
  if (maxUrls < 2) throw new TypeError('maxUrls is below 2');
  const open = new Map<string, Batch>();

  const begin = (key: string): Batch => {
    const waiting: TransportRequest[] = [];
    const event$ = defer(() => {
      if (open.get(key) === batch) open.delete(key);
      const urls = [...new Set(waiting.map(addressOf))];
      const [first] = waiting;
      if (first === undefined) return EMPTY;
      const isSingle = urls.length === 1;
      return transport.send(isSingle ? first : together(first, urls)).pipe(
        startWith(SENT),
        map((event) => ({ event, isSingle })),
      );
    }).pipe(subscribeOn(scheduler, waitMs), share());
    const batch: Batch = { waiting, event$ };
    open.set(key, batch);
    return batch;
  };

  return withSend(transport, (request) =>
    defer((): Observable<TransportEvent> => {
      if (!canJoin(request)) return transport.send(request);
      const key = keyOf(request);
      const { waiting, event$ } = open.get(key) ?? begin(key);
      waiting.push(request);
      if (waiting.length >= maxUrls) open.delete(key);
      return event$.pipe(
        mergeMap(({ event, isSingle }) =>
          isSingle || !isResponse(event)
            ? of(event)
            : (ownResponse(request, event) ?? transport.send(request).pipe(startWith(SENT))),
        ),
        startWith({ type: 'queued' } as const),
        finalize(() => waiting.splice(waiting.indexOf(request), 1)),
      );
    }),
  );
}

const canJoin = ({ method, keepalive, api: { path, query, apiNamespace } }: TransportRequest): boolean =>
  method === 'GET' &&
  !keepalive &&
  apiNamespace === undefined &&
  path !== '/batch' &&
  !/(^|&)http_envelope=/.test(query);

/** The key of a batch: the version's root address and the token, which its GETs have in common. */
const keyOf = ({ url, headers, api }: TransportRequest): string =>
  `${rootOf(url, api.path)} ${headers.Authorization ?? ''}`;

const rootOf = (url: string, path: string): string => url.slice(0, url.indexOf(path, url.indexOf('/rest/v')));

/** The path and query of a GET below the version. */
const addressOf = ({ api: { path, query } }: TransportRequest): string => `${path}${query && `?${query}`}`;

function together(request: TransportRequest, urls: readonly string[]): TransportRequest {
  const query = stringifyQuery({ urls });
  const url = `${rootOf(request.url, request.api.path)}/batch?${query}`;
  return { ...request, url, api: { ...request.api, path: '/batch', query } };
}

/** The response to one GET of a batch; undefined if that GET must be sent separately. */
function ownResponse(
  request: TransportRequest,
  response: TransportResponse,
): Observable<TransportEvent> | undefined {
  if (NO_BATCH.has(response.status)) return undefined;
  const { body: all, isAccepted } = openResponse(response, false);
  // The client makes the error of this GET from the response to the batch.
  if (!isAccepted) return of(response);
  const body = isRecord(all) ? all[addressOf(request)] : undefined;
  if (body === undefined) return undefined;
  const { status_code: status, errors } = isRecord(body) ? body : {};
  return of(
    typeof status === 'number' && isRecord(errors) ? { status, body: errors } : { status: 200, body },
  );
}
