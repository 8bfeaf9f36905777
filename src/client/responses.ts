import { map, type Observable, type OperatorFunction } from 'rxjs';
import { isObject } from './record';
import { type ApiResponse, asksForEnvelope, openResponse } from './response/open-response';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
  withSend,
} from './transports/transport';

/** The HTTP status of a success, and its headers by lower-case names. */
export type ResponseHead = Omit<ApiResponse, 'body'>;

/** Status and headers by response body; a body is always an array or an object. */
const heads = new WeakMap<object, ResponseHead>();

/**
 * A transport that keeps the status and headers of a successful response for as long as its body
 * exists. Wrap the outermost transport.
 */
export const respondingTransport = (transport: Transport): Transport =>
  withSend(transport, (request) => transport.send(request).pipe(map((event) => remembered(request, event))));

/** Parses the event's body and keeps its status and headers. Failures are left to the client. */
function remembered({ api }: TransportRequest, event: TransportEvent): TransportEvent {
  if (!isResponse(event)) return event;
  const outer = openResponse(event, false);
  if (!outer.isAccepted) return event;
  const { body, status, headers, isAccepted } = openResponse(outer, asksForEnvelope(api));
  if (isAccepted && isObject(body)) heads.set(body, { status, headers });
  return outer;
}

/** Returns the status and headers for a body that a call emitted; undefined without `respondingTransport`. */
export const responseOf = (body: unknown): ResponseHead | undefined =>
  isObject(body) ? heads.get(body) : undefined;

/** A response body with its status and headers. */
export interface WithResponse<Body> extends ResponseHead {
  readonly body: Body;
}

/**
 * Emits each response with its status and headers:
 * `client.site(1).postsList().pipe(withResponse())`. Errors with a TypeError if the client has no
 * `respondingTransport`, or if the call emits progress or only a part of its response.
 */
export const withResponse =
  <Body>(): OperatorFunction<Body, WithResponse<Body>> =>
  (call$: Observable<Body>) =>
    call$.pipe(
      map((body) => {
        const head = responseOf(body);
        if (head === undefined) throw new TypeError('transport is not a respondingTransport');
        return { body, ...head };
      }),
    );
