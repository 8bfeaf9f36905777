import type { Observable } from 'rxjs';
import type { FormPairs } from '../request/form';

/** A complete request, ready to be sent. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A JSON string. */
  readonly body?: string | undefined;
  /** Sent as multipart/form-data instead of the body. */
  readonly formData?: FormPairs | undefined;
  /** Lets the request outlive the page, for actions that are pending when the page is closed. */
  readonly keepalive: boolean;
  /** Whether the caller needs upload progress. */
  readonly progress: boolean;
  /** The path, query and version of the request, for a transport that passes them on separately. */
  readonly api: RequestTerms;
  /** Gets the error of a time limit that has passed; a transport only sees that the client unsubscribes. */
  readonly timeout?: { error?: Error };
}

/** The API-level parts of a request: a path under a version or a namespace (section 7). */
export interface RequestTerms {
  readonly path: string;
  /** The query string without '?'. */
  readonly query: string;
  readonly apiVersion?: string | undefined;
  readonly apiNamespace?: string | undefined;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** A response with any status: its text, or its value if the transport has already parsed it. */
export type TransportResponse = {
  readonly status: number;
  /** Header names are in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
} & ({ readonly text: string } | { readonly body: unknown });

/** Upload progress in bytes. */
export interface Progress {
  readonly type: 'progress';
  readonly loaded: number;
  /** 0 if the total is unknown. */
  readonly total: number;
}

/** Emitted when the response has begun; its body follows. */
export interface Started {
  readonly type: 'started';
}

/** Emitted when a request begins to wait for its turn, and when it is sent. Time limits pause in between. */
export interface Waiting {
  readonly type: 'queued' | 'sent';
}

export type TransportEvent = Progress | Started | Waiting | TransportResponse;

/** Whether this event is the response, which is the last event. */
export const isResponse = (event: TransportEvent): event is TransportResponse => 'status' in event;

/** A real-time channel to open. */
export interface TransportChannel {
  readonly url: string;
  readonly token: string | undefined;
}

/** The events of a channel: `open` first, then each message unparsed. */
export type ChannelEvent = { readonly type: 'open' } | { readonly type: 'message'; readonly data: unknown };

/**
 * The interface between the client and the network. Both functions return cold observables;
 * unsubscribing aborts the request or closes the channel.
 */
export interface Transport {
  /**
   * Emits progress and other events, then one response with any status. Errors only if there is no
   * response.
   */
  readonly send: (request: TransportRequest) => Observable<TransportEvent>;
  /** Never completes; errors if the channel is refused or closes. */
  readonly connect: (channel: TransportChannel) => Observable<ChannelEvent>;
}

/**
 * A copy of the transport with another `send`. `connect` is passed on explicitly, because the spread
 * does not copy methods of a class.
 */
export const withSend = (transport: Transport, send: Transport['send']): Transport => ({
  ...transport,
  connect: (channel) => transport.connect(channel),
  send,
});
