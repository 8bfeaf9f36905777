import { asyncScheduler } from 'rxjs';
import type { ErrorsOf } from '../types/errors';

/** The parts of an `ApiError`: the request's path and method, and the answer. */
export interface ApiErrorParts {
  readonly name: string;
  readonly message: string;
  readonly path: string;
  readonly method: string;
  /** The HTTP status, or the inner code of an envelope; 0 if there was no answer. */
  readonly status?: number;
  /** The parsed answer, or its text if it could not be parsed. */
  readonly body?: unknown;
  /** The answer's headers, if there was an answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** 'ECONNABORTED' for a timeout and similar codes, which `isRetryable` reads. */
  readonly code?: string;
  readonly cause?: unknown;
}

/** Every `ApiError`, told apart by its `name`; `instanceof ApiError` narrows to it. */
export type AnyApiError = ErrorsOf<ApiError>;

/** The error type of every call (section 8). */
export class ApiError extends Error {
  // Logs show the name of the class, so the minifier must not rename it.
  static override readonly name = 'ApiError';
  /** Exists only for the compiler: `instanceof` narrows to a union that `name` tells apart. */
  declare static readonly [Symbol.hasInstance]: (value: unknown) => value is AnyApiError;
  declare readonly path: string;
  declare readonly method: string;
  declare readonly status: number;
  declare readonly body: unknown;
  declare readonly headers: Readonly<Record<string, string>> | undefined;
  declare readonly code: string | undefined;

  constructor({ message, cause, ...rest }: ApiErrorParts) {
    super(message, { cause });
    Object.assign(this, { status: 0, ...rest });
  }

  /**
   * Milliseconds of the answer's `Retry-After` header (seconds or an HTTP date); 0 without the
   * header.
   */
  get retryAfterMs(): number {
    // An envelope's headers keep their case.
    const { 'Retry-After': cased = '', 'retry-after': value = cased } = this.headers ?? {};
    const ms = /^\d+$/.test(value) ? 1000 * Number(value) : Date.parse(value) - asyncScheduler.now();
    // A timer with a longer delay would fire at once.
    return Math.min(Math.max(ms || 0, 0), 2 ** 31 - 1);
  }
}

/** A real-time channel was refused or has closed; `code` is the WebSocket's close code. */
export class ChannelError extends Error {
  static override readonly name = 'ChannelError';
  override readonly name = 'ChannelError';
  constructor(
    url: string,
    readonly code: number,
    cause?: unknown,
  ) {
    super(`The channel ${url} closed with code ${code}`, { cause });
  }
}

/**
 * The reason why a transport has no answer, if it is more specific than "terminated". It becomes an
 * `ApiError` with the same name, message and code, and with the request's path and method.
 */
export class TransportError extends Error {
  constructor(
    override readonly name: string,
    message: string,
    readonly code: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The request that an error is about. */
export interface RequestLine {
  readonly path: string;
  readonly method: string;
}

/** The error for an answer that is not the expected JSON; it keeps the raw text (section 8). */
export const parseError = (request: RequestLine, status: number, body: unknown): ApiError =>
  new ApiError({
    ...request,
    name: 'ParseError',
    message: 'Parser is unable to parse the response',
    status,
    body,
  });

/**
 * The error for an answer that is not complete in time, or does not begin in time if `what` is
 * 'Response timeout' (section 8).
 */
export const timeoutError = (request: RequestLine, ms: number, what = 'Timeout'): ApiError =>
  new ApiError({
    ...request,
    name: 'TimeoutError',
    message: `${what} of ${ms}ms exceeded`,
    code: 'ECONNABORTED',
  });

/**
 * The error for a request without an answer: the transport's own reason, or else a connection that
 * failed or was refused (section 8). Its code is that of a reset connection, because section 8 has
 * no other one and every such failure is retryable.
 */
export function terminatedError(request: RequestLine, cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  const { name, message, code } =
    cause instanceof TransportError
      ? cause
      : {
          name: 'TerminatedError',
          message: 'Request has been terminated (possible cause: offline or cross-origin blocked)',
          code: 'ECONNRESET',
        };
  return new ApiError({ ...request, name, message, code, cause });
}

const RETRYABLE_CODES = /^(ECONN(ABORTED|RESET)|E(SOCKET)?TIMEDOUT)$/;

/** Whether a retry may help: 5xx except 501, a reset connection, a timeout (section 8). */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return RETRYABLE_CODES.test(error.code ?? '') || (error.status >= 500 && error.status !== 501);
}
