import { defer, map, tap } from 'rxjs';
import { validateOptions } from './request/validate';
import {
  isResponse,
  type Transport,
  type TransportRequest,
  type TransportResponse,
} from './transports/transport';

/** Observers of requests. What they get is frozen: only what they return changes anything. */
export interface Hooks {
  /** Before a request is sent; a request that it returns is sent instead. */
  readonly beforeRequest?: (request: TransportRequest) => TransportRequest | undefined;
  /** After an answer, of any status; an answer that it returns takes its place. */
  readonly afterAnswer?: (
    answer: TransportResponse,
    request: TransportRequest,
  ) => TransportResponse | undefined;
  /** After a request without an answer. */
  readonly onFailure?: (error: unknown, request: TransportRequest) => void;
}

/**
 * A transport with observers, such as for logs, signatures and metrics. An error that a hook throws
 * fails the call.
 * @throws TypeError if a hook is not a function.
 */
export function hookedTransport(transport: Transport, hooks: Hooks): Transport {
  const { beforeRequest, afterAnswer, onFailure } = hooks;
  validateOptions(hooks, { beforeRequest: 'function', afterAnswer: 'function', onFailure: 'function' });
  return {
    ...transport,
    // The spread does not copy the methods of a class.
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

/** A copy that cannot be changed; a file is passed as it is. */
const frozenRequest = (request: TransportRequest): TransportRequest =>
  Object.freeze({
    ...request,
    headers: Object.freeze({ ...request.headers }),
    api: Object.freeze({ ...request.api, body: structuredClone(request.api.body) }),
  });

/** A copy: a body that the transport has parsed is not shared with the caller. */
const frozenAnswer = (answer: TransportResponse): TransportResponse =>
  Object.freeze({
    ...answer,
    headers: Object.freeze({ ...answer.headers }),
    ...('body' in answer && { body: structuredClone(answer.body) }),
  });
