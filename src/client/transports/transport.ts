import type { Observable } from 'rxjs';

/** A request as it goes out: everything decided, nothing sent. */
export interface TransportRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Let the request outlive the page (a page that goes away with actions pending). */
  readonly keepalive: boolean;
}

export interface TransportResponse {
  readonly status: number;
  readonly text: string;
}

/** A real-time channel to open. */
export interface TransportChannel {
  readonly url: string;
  readonly token: string | undefined;
}

/** What a channel says: that it is open, then each message as it came. */
export type ChannelEvent = { readonly type: 'open' } | { readonly type: 'message'; readonly data: unknown };

/** The one seam between the client and the network; all cold observables, which unsubscribing aborts. */
export interface Transport {
  /** One answer, whatever its status; errs only when there is none. */
  readonly send: (request: TransportRequest) => Observable<TransportResponse>;
  /** Never completes: a channel that is refused or closes errs. */
  readonly connect: (channel: TransportChannel) => Observable<ChannelEvent>;
}
