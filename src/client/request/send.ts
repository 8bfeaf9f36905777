import {
  catchError,
  connect,
  defer,
  filter,
  identity,
  ignoreElements,
  map,
  merge,
  type MonoTypeOperatorFunction,
  type Observable,
  takeWhile,
  tap,
  throwError,
  timeout,
} from 'rxjs';
import { isRecord } from '../record';
import { terminatedError, timeoutError } from '../response/errors';
import { type ApiResponse, readResponse } from '../response/read-response';
import { isResponse, type Progress, type Transport, type TransportEvent } from '../transports/transport';
import { type ApiRequest, type ClientOptions, currentToken, type Send } from './options';
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
  const { responseTimeoutMs = options.responseTimeoutMs ?? 0 } = request;
  const each = timeoutMs ?? 30_000;
  const mayStartLate = formData !== undefined && timeoutMs === undefined;
  const { requestLine, isEnvelope, withToken } = prepareRequest(options, request);
  const sent$ = defer(() => {
    // An error of the token function belongs to the caller: it is neither wrapped nor retryable.
    const ready = withToken(currentToken(options));
    return defer(() => transport.send(ready)).pipe(
      catchError((error: unknown) => throwError(() => terminatedError(requestLine, error))),
    );
  });
  return sent$.pipe(
    // Callers may pass their own transports: ignore values that are not events, and require a response.
    filter((event): boolean => isRecord(event)),
    tap({
      complete: () => {
        throw terminatedError(requestLine, new Error('no answer'));
      },
    }),
    takeWhile((event) => !isResponse(event), true),
    beginsWithin(responseTimeoutMs, () => timeoutError(requestLine, responseTimeoutMs, 'Response timeout')),
    filter((event) => isResponse(event) || isProgress(event)),
    within({ first: mayStartLate ? LONGEST_MS : each, each }, () => timeoutError(requestLine, each)),
    filter((event) => request.progress === true || isResponse(event)),
    map((event) => (isResponse(event) ? select(readResponse(requestLine, event, isEnvelope)) : event)),
  );
}

const isProgress = (event: TransportEvent): event is Progress => 'type' in event && event.type === 'progress';

/** The longest delay that timers support; a longer one would fire immediately. */
const LONGEST_MS = 2 ** 31 - 1;

/** Time limits in milliseconds: until the first value, and between values. */
interface Limits {
  readonly first: number;
  readonly each: number;
}

/** Whether timers support this limit; 0 means no limit. */
const isLimit = (ms: number): boolean => ms > 0 && ms <= LONGEST_MS;

/** Errors unless the values arrive in time. */
const within = <T>(limits: Limits, error: () => Error): MonoTypeOperatorFunction<T> =>
  isLimit(limits.each) ? timeout({ ...limits, with: () => throwError(error) }) : identity;

/** Errors unless the response begins in time; upload progress does not count as its beginning. */
const beginsWithin = (ms: number, error: () => Error): MonoTypeOperatorFunction<TransportEvent> =>
  isLimit(ms)
    ? connect((events$) =>
        merge(
          events$,
          events$.pipe(
            filter((event) => !isProgress(event)),
            timeout({ first: ms, with: () => throwError(error) }),
            ignoreElements(),
          ),
        ),
      )
    : identity;
