import type { Json } from '../model/json';

/** The log entry of a REST request. */
export interface LoggedRequest {
  /** The number of the request, from 1. It keeps counting when the log is cleared. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Query parameters; a repeated parameter is an array. */
  readonly query: Readonly<Record<string, string | string[]>>;
  /** The body; null before it has arrived or if it is malformed. Files appear as name, type and size. */
  body: Json;
  /** HTTP status; 0 until the response has been sent. */
  status: number;
  /** Whether the client closed the connection before the response was complete. */
  aborted: boolean;
  /** The kind of the injected fault; null without a fault. */
  fault: string | null;
  /** Time of arrival in epoch milliseconds. */
  readonly at: number;
}

/** The most recent REST requests. */
export class RequestLog {
  private entries: LoggedRequest[] = [];
  private count = 0;

  constructor(private readonly now: () => number) {}

  /** Adds an entry. The caller sets its status and the other results. */
  start(request: Pick<LoggedRequest, 'method' | 'path' | 'query'>): LoggedRequest {
    this.count += 1;
    const entry: LoggedRequest = {
      number: this.count,
      ...request,
      body: null,
      status: 0,
      aborted: false,
      fault: null,
      at: this.now(),
    };
    this.entries = [...this.entries, entry].slice(-LIMIT);
    return entry;
  }

  list(): readonly LoggedRequest[] {
    return this.entries;
  }

  clear(): void {
    this.entries = [];
  }
}

const LIMIT = 500;
