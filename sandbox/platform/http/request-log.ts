import type { Json } from '../model/json';

/** A request to the REST API as it went. */
export interface LoggedRequest {
  /** Counts up from 1, and goes on when the log is cleared. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  /** Query parameters; an array where one is repeated. */
  readonly query: Readonly<Record<string, string | string[]>>;
  /** Null until it has arrived, and for one that cannot be read; files are their name, type and size. */
  body: Json;
  /** HTTP status, 0 as long as there is none. */
  status: number;
  /** The client closed the connection before the answer. */
  aborted: boolean;
  /** The kind of fault that it met; null for one that was done and answered. */
  fault: string | null;
  /** Epoch milliseconds of its arrival. */
  readonly at: number;
}

/** The most recent requests to the REST API. */
export class RequestLog {
  private entries: LoggedRequest[] = [];
  private count = 0;

  constructor(private readonly now: () => number) {}

  /** Starts an entry; the caller fills in how it ended. */
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
