import { map, type Observable, type OperatorFunction } from 'rxjs';
import { type ApiResponse, asksForEnvelope, openResponse } from './response/open-response';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
} from './transports/transport';

/** The HTTP status of a success, and its headers by lower-case names. */
export type ResponseHead = Omit<ApiResponse, 'body'>;

/** Status and headers by response body; a body is always an array or an object. */
const heads = new WeakMap<object, ResponseHead>();

/**
 * A transport that keeps the status and headers of a successful response for as long as its body
 * exists. Wrap the outermost transport.
 */
export const respondingTransport = (transport: Transport): Transport => ({
  ...transport,
  // Passed on explicitly, because the spread does not copy methods of a class.
  connect: (channel) => transport.connect(channel),
  send: (request) => transport.send(request).pipe(map((event) => remembered(request, event))),
});

/** Parses the event's body and keeps its status and headers. Failures are left to the client. */
function remembered(
  { api: { query, apiNamespace } }: TransportRequest,
  event: TransportEvent,
): TransportEvent {
  if (!isResponse(event)) return event;
  const outer = openResponse(event, false);
  if (outer.flaw !== undefined) return event;
  const isEnvelope = asksForEnvelope(query, apiNamespace !== undefined);
  const { body, status, headers, flaw } = openResponse(outer, isEnvelope);
  if (flaw === undefined && isObject(body)) heads.set(body, { status, headers });
  return outer;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the status and headers for a body that a call emitted; undefined without `respondingTransport`. */
export const responseOf = (answer: unknown): ResponseHead | undefined =>
  isObject(answer) ? heads.get(answer) : undefined;

/** A response body with its status and headers. */
export interface WithResponse<Answer> extends ResponseHead {
  readonly body: Answer;
}

/**
 * Emits each response with its status and headers:
 * `client.site(1).postsList().pipe(withResponse())`. Errors with a TypeError if the client has no
 * `respondingTransport`, or if the call emits progress or only a part of its response.
 */
export const withResponse =
  <Answer>(): OperatorFunction<Answer, WithResponse<Answer>> =>
  (call$: Observable<Answer>) =>
    call$.pipe(
      map((body) => {
        const head = responseOf(body);
        if (head === undefined) throw new TypeError('transport is not a respondingTransport');
        return { body, ...head };
      }),
    );
