import { map, type Observable, type OperatorFunction } from 'rxjs';
import { type ApiResponse, asksForEnvelope, readResponse } from './response/read-response';
import {
  isResponse,
  type Transport,
  type TransportEvent,
  type TransportRequest,
} from './transports/transport';

/** The HTTP status of a success, and its headers by names in lower case. */
export type ResponseHead = Omit<ApiResponse, 'body'>;

/** Keyed by the answers themselves, which are always arrays or objects. */
const heads = new WeakMap<object, ResponseHead>();

/**
 * A transport that keeps the status and the headers of each success as long as its answer. Wrap the
 * outermost transport.
 */
export const respondingTransport = (transport: Transport): Transport => ({
  ...transport,
  // The spread does not copy the methods of a class.
  connect: (channel) => transport.connect(channel),
  send: (request) => transport.send(request).pipe(map((event) => remembered(request, event))),
});

/** The event with a parsed body, whose head is kept. Failures are left to the client. */
function remembered(
  { method, api: { path, query, apiNamespace } }: TransportRequest,
  event: TransportEvent,
): TransportEvent {
  if (!isResponse(event)) return event;
  const isEnvelope = asksForEnvelope(query, apiNamespace !== undefined);
  try {
    const outer = readResponse({ path, method }, event, false);
    const { body, status, headers } = readResponse({ path, method }, outer, isEnvelope);
    if (isObject(body)) heads.set(body, { status, headers });
    return outer;
  } catch {
    return event;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The head of an answer that a call emitted; undefined without `respondingTransport`. */
export const responseOf = (answer: unknown): ResponseHead | undefined =>
  isObject(answer) ? heads.get(answer) : undefined;

/** An answer with its status and headers. */
export interface WithResponse<Answer> extends ResponseHead {
  readonly body: Answer;
}

/**
 * Emits the status and the headers beside the answer: `client.site(1).postsList().pipe(withResponse())`.
 * Errors with a TypeError if the client has no `respondingTransport`, or if the call emits a part of
 * its answer or its progress.
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
