import type { Observable } from 'rxjs';
import type { FormPairs } from '../form';

/** A request as it goes out: everything decided, nothing sent. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
  /** Sent as multipart/form-data, instead of a body. */
  readonly formData?: FormPairs | undefined;
  /** Let the request outlive the page (a page that goes away with actions pending). */
  readonly keepalive: boolean;
  /** Whether somebody wants to know how far the upload is. */
  readonly progress: boolean;
  /** The same once more in the API's own terms, for a transport that hands it to somebody else to send. */
  readonly api: RequestTerms;
}

/** A request in the API's own terms: a path under a version or a namespace (section 7). */
export interface RequestTerms {
  readonly path: string;
  /** Stringified, without '?'. */
  readonly query: string;
  readonly apiVersion?: string | undefined;
  readonly apiNamespace?: string | undefined;
  readonly body?: unknown;
  readonly token?: string | undefined;
}

/** An answer, whatever its status: its text, or its value where the transport has parsed it already. */
export type TransportResponse = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers?: Readonly<Record<string, string>>;
} & ({ readonly text: string } | { readonly body: unknown });

/** Bytes of a request's body that are on their way. */
export interface Progress {
  readonly type: 'progress';
  readonly loaded: number;
  /** 0 where it is not known. */
  readonly total: number;
}

/** The first of an answer is here, its body still to come. */
export interface Started {
  readonly type: 'started';
}

export type TransportEvent = Progress | Started | TransportResponse;

/** Whether this event is the answer, and with it the end. */
export const isResponse = (event: TransportEvent): event is TransportResponse => 'status' in event;

/** A real-time channel to open. */
export interface TransportChannel {
  readonly url: string;
  readonly token: string | undefined;
}

/** What a channel says: that it is open, then each message as it came. */
export type ChannelEvent = { readonly type: 'open' } | { readonly type: 'message'; readonly data: unknown };

/** The one seam between the client and the network; all cold observables, which unsubscribing aborts. */
export interface Transport {
  /** One answer, whatever its status, and before it what there is to say of its way; errs only when there is none. */
  readonly send: (request: TransportRequest) => Observable<TransportEvent>;
  /** Never completes: a channel that is refused or closes errs. */
  readonly connect: (channel: TransportChannel) => Observable<ChannelEvent>;
}
