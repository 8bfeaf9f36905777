import type { Json } from '../model/json';

/**
 * The named kinds of faults. An HTTP status is a kind, too: 200 with the fault's unexpected `body`;
 * 400 to 599 with `body` or a default one, and with `retryAfter` as `Retry-After` in seconds.
 */
export const faultKinds = [
  // 400 `invalid_token`
  'invalid-token',
  // 403 `authorization_required`
  'authorization-required',
  // no response
  'timeout',
  // half a response, then silence
  'stall',
  // a closed connection
  'reset',
  // the request is processed, but the connection is closed in the middle of the response
  'lost-answer',
  // the request is processed, but gets no response
  'unanswered',
  // truncated JSON
  'broken-json',
  // HTML that is declared as JSON
  'html',
  // the request is processed, but the lists of the response are empty
  'no-items',
  // an empty body that is declared as JSON
  'blank',
  // 204
  'empty',
] as const;

export type FaultKind = (typeof faultKinds)[number] | number;

/** Parses the name of a kind. Returns undefined if there is no such kind. */
export function faultKind(name: string): FaultKind | undefined {
  if (/^(200|[45]\d\d)$/.test(name)) return Number(name);
  return faultKinds.find((known) => known === name);
}

/** A fault for the next `count` matching requests. */
export interface Fault {
  readonly count: number;
  readonly kind: FaultKind;
  /** The body of the response with this status; a string is sent unchanged. */
  readonly body?: Json;
  /** The value in seconds of the header `Retry-After`, which is sent with a status. */
  readonly retryAfter?: number;
  /** Matches requests with this text in their path and query; matches all requests if absent. */
  readonly path?: string;
  /** An upper-case HTTP method; any method if absent. */
  readonly method?: string;
}

/** The faults that wait for requests, and the general delay. */
export class FaultInjection {
  /** Milliseconds added to every REST response and every new socket. */
  slowMs = 0;
  private pending: readonly Fault[] = [];

  get faults(): readonly Fault[] {
    return this.pending;
  }

  /**
   * Adds a fault. A count of 0 instead removes the faults with the same path and method, or all
   * faults if neither is given.
   */
  add(fault: Fault): void {
    if (fault.count > 0) this.pending = [...this.pending, fault];
    else if (fault.path === undefined && fault.method === undefined) this.pending = [];
    else
      this.pending = this.pending.filter(
        ({ path, method }) => path !== fault.path || method !== fault.method,
      );
  }

  /**
   * Returns the first fault that matches a request, and decrements its count. `path` includes the
   * query.
   */
  take(method: string, path: string): Fault | undefined {
    const match = this.pending.find(
      (fault) => path.includes(fault.path ?? '') && (fault.method === undefined || fault.method === method),
    );
    if (match === undefined) return undefined;
    this.pending = this.pending.flatMap((fault) =>
      fault !== match ? fault : fault.count > 1 ? { ...fault, count: fault.count - 1 } : [],
    );
    return match;
  }

  clear(): void {
    this.slowMs = 0;
    this.pending = [];
  }
}
