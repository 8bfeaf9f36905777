import { defer, map, tap } from 'rxjs';
import { validateOptions } from './request/validate';
import { TransportError } from './response/errors';
import {
  isResponse,
  type Transport,
  type TransportRequest,
  type TransportResponse,
  withSend,
} from './transports/transport';

/** Observers of requests. Their arguments are frozen; a hook changes something only by its return value. */
export interface Hooks {
  /** Called before a request is sent. A request that the hook returns is sent instead. */
  readonly beforeRequest?: (request: TransportRequest) => TransportRequest | undefined;
  /** Called after a response of any status. A response that the hook returns replaces it. */
  readonly afterAnswer?: (
    response: TransportResponse,
    request: TransportRequest,
  ) => TransportResponse | undefined;
  /**
   * Called after a request that failed without a response, with a `TimeoutError` after a timeout, and
   * with an `AbortError` if the caller aborted it.
   */
  readonly onFailure?: (error: unknown, request: TransportRequest) => void;
}

/**
 * A transport with observers, for example for logs, signatures and metrics. An error that a hook
 * throws fails the call, which errors with it unchanged.
 * @throws TypeError if a hook is unknown or not a function.
 */
export function hookedTransport(transport: Transport, hooks: Hooks): Transport {
  validateOptions(hooks, { beforeRequest: 'function', afterAnswer: 'function', onFailure: 'function' });
  const { beforeRequest, afterAnswer, onFailure } = hooks;
  return withSend(transport, (given) =>
    defer(() => {
      const request = guarded(() => wellFormed(beforeRequest?.(frozenRequest(given)))) ?? given;
      const fail = (error: unknown): void => guarded(() => onFailure?.(error, frozenRequest(request)));
      let hasResponded = false;
      return transport.send(request).pipe(
        tap({
          next: (event) => {
            hasResponded ||= isResponse(event);
          },
          error: fail,
          unsubscribe: () => {
            if (!hasResponded)
              fail(given.timeout?.error ?? new DOMException('The request was aborted', 'AbortError'));
          },
        }),
        map((event) =>
          isResponse(event)
            ? (guarded(() => afterAnswer?.(frozenResponse(event), frozenRequest(request))) ?? event)
            : event,
        ),
      );
    }),
  );
}

/** Returns the request. @throws TypeError if `fetch` would refuse it: a GET with a body, a malformed address. */
function wellFormed(request: TransportRequest | undefined): TransportRequest | undefined {
  if (request && 'Request' in globalThis) {
    const { url, method, headers, body = null } = request;
    new Request(url, { method, headers, body });
  }
  return request;
}

/** Calls a hook. An error of the hook belongs to the caller: it is neither wrapped nor retryable. */
function guarded<Result>(hook: () => Result): Result {
  try {
    return hook();
  } catch (error) {
    throw new TransportError('HookError', 'A hook has thrown an error', '', error);
  }
}

/** A frozen copy of the request. Files are not copied. */
const frozenRequest = (request: TransportRequest): TransportRequest =>
  Object.freeze({
    ...request,
    headers: Object.freeze({ ...request.headers }),
    api: Object.freeze({ ...request.api, body: structuredClone(request.api.body) }),
  });

/** A frozen copy of the response, because callers may change a body that the transport has parsed. */
const frozenResponse = (response: TransportResponse): TransportResponse =>
  Object.freeze({
    ...response,
    headers: Object.freeze({ ...response.headers }),
    ...('body' in response && { body: structuredClone(response.body) }),
  });
