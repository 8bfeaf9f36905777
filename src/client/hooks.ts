import { defer, map, tap } from 'rxjs';
import { validateOptions } from './request/validate';
import {
  isResponse,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './transports/transport';

/** Observers of requests. Their arguments are frozen; a hook changes something only by its return value. */
export interface Hooks {
  /** Called before a request is sent. A request that the hook returns is sent instead. */
  readonly beforeRequest?: (request: TransportRequest) => TransportRequest | undefined;
  /** Called after a response of any status. A response that the hook returns replaces it. */
  readonly afterAnswer?: (
    answer: TransportResponse,
    request: TransportRequest,
  ) => TransportResponse | undefined;
  /** Called after a request that failed without a response. */
  readonly onFailure?: (error: unknown, request: TransportRequest) => void;
}

/**
 * A transport with observers, for example for logs, signatures and metrics. An error that a hook
 * throws fails the call.
 * @throws TypeError if a hook is not a function.
 */
export function hookedTransport(transport: Transport, hooks: Hooks): Transport {
  const { beforeRequest, afterAnswer, onFailure } = hooks;
  validateOptions(hooks, { beforeRequest: 'function', afterAnswer: 'function', onFailure: 'function' });
  return {
    ...transport,
    // Passed on explicitly, because the spread does not copy methods of a class.
    connect: (channel) => transport.connect(channel),
    send: (given) =>
      defer(() => {
        const request = beforeRequest?.(frozenRequest(given)) ?? given;
        return transport.send(request).pipe(
          tap({ error: (error: unknown) => onFailure?.(error, frozenRequest(request)) }),
          map((event) =>
            isResponse(event) ? (afterAnswer?.(frozenAnswer(event), frozenRequest(request)) ?? event) : event,
          ),
        );
      }),
  };
}

/** A frozen copy of the request. Files are not copied. */
const frozenRequest = (request: TransportRequest): TransportRequest =>
  Object.freeze({
    ...request,
    headers: Object.freeze({ ...request.headers }),
    api: Object.freeze({ ...request.api, body: structuredClone(request.api.body) }),
  });

/** A frozen copy of the response, because callers may change a body that the transport has parsed. */
const frozenAnswer = (answer: TransportResponse): TransportResponse =>
  Object.freeze({
    ...answer,
    headers: Object.freeze({ ...answer.headers }),
    ...('body' in answer && { body: structuredClone(answer.body) }),
  });
