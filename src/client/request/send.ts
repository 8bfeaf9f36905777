import {
  catchError,
  concatMap,
  concatWith,
  connect,
  defer,
  EMPTY,
  filter,
  map,
  mergeWith,
  type MonoTypeOperatorFunction,
  type Observable,
  of,
  takeWhile,
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
 * A function that sends every call of a client. It returns a cold observable of the parsed answer;
 * errors are `ApiError`s (section 8). A request that cannot be written, such as one whose body is
 * not JSON, throws at the call.
 */
export const createSend =
  (options: ClientOptions, transport: Transport): Send =>
  (request) =>
    sendForResponse(options, transport, request).pipe(
      map((event) => {
        if (!('body' in event)) return event;
        return request.progress === true ? { type: 'answer', body: event.body } : event.body;
      }),
    );

/** Sends a request and emits the whole answer: body, status and headers. */
export function sendForResponse(
  options: ClientOptions,
  transport: Transport,
  request: ApiRequest,
): Observable<Progress | ApiResponse> {
  const { timeoutMs, responseTimeoutMs = 0, formData } = { ...options, ...request };
  const each = timeoutMs ?? 30_000;
  const mayStartLate = formData !== undefined && timeoutMs === undefined;
  const { requestLine, isEnvelope, withToken } = prepareRequest(options, request);
  const sent$ = defer(() => {
    // An error of the token's function is the caller's own: it is neither wrapped nor retryable.
    const ready = withToken(currentToken(options));
    return defer(() => transport.send(ready)).pipe(
      catchError((error: unknown) => throwError(() => terminatedError(requestLine, error))),
    );
  });
  return sent$.pipe(
    // Callers write transports, too: ignore values that are not events, and require an answer.
    filter((event): boolean => isRecord(event)),
    concatWith(throwError(() => terminatedError(requestLine, new Error('no answer')))),
    takeWhile((event) => !isResponse(event), true),
    failUnless(
      (event) => isResponse(event) || isProgress(event),
      { first: mayStartLate ? LONGEST_MS : each, each },
      () => timeoutError(requestLine, each),
    ),
    failUnless(
      (event) => !isProgress(event),
      { first: responseTimeoutMs },
      () => timeoutError(requestLine, responseTimeoutMs, 'Response timeout'),
    ),
    concatMap((event) => {
      if (isResponse(event)) return of(readResponse(requestLine, event, isEnvelope));
      return request.progress === true && isProgress(event) ? of(event) : EMPTY;
    }),
  );
}

const isProgress = (event: TransportEvent): event is Progress => 'type' in event && event.type === 'progress';

/** The longest delay that timers support; a longer one would fire at once. */
const LONGEST_MS = 2 ** 31 - 1;

/** Milliseconds until the first value that counts, and from each one to the next. */
interface Limits {
  readonly first: number;
  readonly each?: number;
}

/**
 * Emits all values, and fails unless those that count arrive in time. A limit of 0 or above what
 * timers support means no limit.
 */
function failUnless<T>(
  counts: (value: T) => boolean,
  limits: Limits,
  error: () => Error,
): MonoTypeOperatorFunction<T> {
  const ms = limits.each ?? limits.first;
  if (!(ms > 0 && ms <= LONGEST_MS)) return (values$) => values$;
  return connect((values$) =>
    values$.pipe(
      mergeWith(
        values$.pipe(
          filter(counts),
          timeout({ ...limits, with: () => throwError(error) }),
          filter(() => false),
        ),
      ),
    ),
  );
}
