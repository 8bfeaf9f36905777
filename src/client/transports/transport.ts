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

/**
 * The seam between the client and the network: a cold observable of one answer, whatever its status. It errs only
 * when there is no answer; unsubscribing aborts the request.
 */
export type Transport = (request: TransportRequest) => Observable<TransportResponse>;
