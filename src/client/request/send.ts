import {
  catchError,
  connect,
  defer,
  filter,
  map,
  merge,
  type Observable,
  startWith,
  switchMap,
  takeWhile,
  tap,
  timer,
} from 'rxjs';
import { isRecord } from '../record';
import { terminatedError, timeoutError } from '../response/errors';
import type { ApiResponse } from '../response/open-response';
import { readResponse } from '../response/read-response';
import {
  isResponse,
  type Progress,
  type Started,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  type Waiting,
} from '../transports/transport';
import { type ApiRequest, type ClientOptions, currentToken$, type Send } from './options';
import { prepareRequest } from './prepare-request';

/**
 * Creates the function that sends every call of a client. It returns a cold observable of the
 * parsed response; errors are `ApiError`s (section 8). A request that cannot be serialized, such as
 * one whose body is not JSON, throws at the call.
 */
export const createSend =
  (options: ClientOptions, transport: Pick<Transport, 'send'>): Send =>
  (request) =>
    sendForResponse<unknown>(options, transport, request, ({ body }) =>
      request.progress === true ? { type: 'answer', body } : body,
    );

/** Sends a request and emits the result of `select` for the response's body, status and headers. */
export function sendForResponse<Selected>(
  options: ClientOptions,
  transport: Pick<Transport, 'send'>,
  request: ApiRequest,
  select: (response: ApiResponse) => Selected,
): Observable<Progress | Selected> {
  const { formData, timeoutMs = options.timeoutMs } = request;
  const { responseTimeoutMs: beginMs = options.responseTimeoutMs ?? 0 } = request;
  const each = timeoutMs ?? 30_000;
  const { requestLine, isEnvelope, withToken } = prepareRequest(options, request);
  // An error of the token function belongs to the caller: it is neither wrapped nor retryable.
  return currentToken$(options).pipe(
    switchMap((token) => {
      const timeout: TransportRequest['timeout'] = {};
      return defer(() => transport.send({ ...withToken(token), timeout })).pipe(
        // Callers may pass their own transports: require a response, and ignore values that are not events.
        tap({
          complete: () => {
            throw new Error('transport: no response');
          },
        }),
        catchError((error: unknown) => {
          throw terminatedError(requestLine, error);
        }),
        filter((event): boolean => isRecord(event)),
        connect((events$) => {
          /** Errors when the time after an event is over, and never emits. */
          const within = (limitMs: number, what: string, events: Limits): Observable<never> =>
            events$.pipe(
              startWith({ type: 'sent' } as const),
              map((event) => 'type' in event && events[event.type]),
              filter((ms) => typeof ms === 'number'),
              // Timers support no longer limit; they would end immediately.
              switchMap((ms) => (ms > 0 && ms < 2 ** 31 ? timer(ms) : [])),
              map(() => {
                throw (timeout.error = timeoutError(requestLine, limitMs, what));
              }),
            );
          return merge(
            events$,
            within(each, 'Timeout', {
              queued: 0,
              sent: formData && timeoutMs === undefined ? 0 : each,
              progress: each,
            }),
            // Upload progress does not count as the beginning of the response.
            within(beginMs, 'Response timeout', { queued: 0, sent: beginMs, started: 0 }),
          );
        }),
      );
    }),
    filter(
      (event): event is Progress | TransportResponse =>
        isResponse(event) || (request.progress === true && event.type === 'progress'),
    ),
    takeWhile((event) => !isResponse(event), true),
    map((event) => (isResponse(event) ? select(readResponse(requestLine, event, isEnvelope)) : event)),
  );
}

/** The milliseconds that may pass after an event; 0 means no limit. Other events change nothing. */
type Limits = Readonly<Partial<Record<(Progress | Started | Waiting)['type'], number>>>;
