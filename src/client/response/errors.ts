import { asyncScheduler } from 'rxjs';
import type { ErrorsOf } from '../types/errors';

/** The parts of an `ApiError`: the request's path and method, and the response. */
export interface ApiErrorParts {
  readonly name: string;
  readonly message: string;
  readonly path: string;
  readonly method: string;
  /** The HTTP status, or the inner code of an envelope; 0 if there was no response. */
  readonly status?: number;
  /** The parsed response, or its text if it could not be parsed. */
  readonly body?: unknown;
  /** The response headers; undefined if there was no response. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** An error code such as 'ECONNABORTED' for a timeout, which `isRetryable` reads. */
  readonly code?: string | undefined;
  readonly cause?: unknown;
}

/** The union of all `ApiError`s, distinguished by `name`; `instanceof ApiError` narrows to it. */
export type AnyApiError = ErrorsOf<ApiError>;

/** The error type of every call (section 8). */
export class ApiError extends Error {
  // Logs contain the name of the class, so the minifier must not rename it.
  static override readonly name = 'ApiError';
  /** Exists only for the compiler: `instanceof` then narrows to the union of errors by `name`. */
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

  /** The `Retry-After` header (seconds or HTTP dates) in milliseconds; 0 without the header. */
  get retryAfterMs(): number {
    // The headers of an envelope keep their case.
    const { 'Retry-After': cased = '', 'retry-after': value = cased } = this.headers ?? {};
    // The values of two fields are joined by a comma, which dates also contain; the longest time counts.
    const times = value
      .split(/,(?! ...[A-Z])/)
      .map((each) => 1000 * Number(each) || Date.parse(each) - asyncScheduler.now() || 0);
    // A timer with a longer delay would fire immediately.
    return Math.min(Math.max(...times, 0), 2 ** 31 - 1);
  }
}

/** The error of a real-time channel that was refused or has closed; `code` is the WebSocket's close code. */
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
 * The reason why a transport got no response, if it is more specific than "terminated". It becomes
 * an `ApiError` with the same name, message and code, and with the request's path and method. With
 * an empty code, the call errors with `cause` itself, because the caller's own code has thrown it.
 */
export class TransportError extends Error {
  declare readonly code: string;
  constructor(name: string, message: string, code: string, cause?: unknown) {
    super(message, { cause });
    Object.assign(this, { name, code });
  }
}

/** The method and path of the request that caused an error. */
export interface RequestLine {
  readonly path: string;
  readonly method: string;
}

/** Creates the error for a response that is not the expected JSON; it contains the raw text (section 8). */
export const parseError = (request: RequestLine, status: number, body: unknown): ApiError =>
  new ApiError({
    ...request,
    name: 'ParseError',
    message: 'Parser is unable to parse the response',
    status,
    body,
  });

/**
 * Creates the error for a response that was not complete in time, or did not begin in time if
 * `what` is 'Response timeout' (section 8).
 */
export const timeoutError = (request: RequestLine, ms: number, what = 'Timeout'): ApiError =>
  new ApiError({
    ...request,
    name: 'TimeoutError',
    message: `${what} of ${ms}ms exceeded`,
    code: 'ECONNABORTED',
  });

/**
 * Creates the error for a request without a response: the transport's own reason, or else a
 * connection that failed or was refused (section 8). Its code is ECONNRESET, because section 8 has
 * no other code and every such failure is retryable.
 * @throws the error of the caller's own code, such as a hook, unchanged.
 */
export function terminatedError(request: RequestLine, cause: unknown): ApiError {
  if (cause instanceof ApiError) return cause;
  if (cause instanceof TransportError && cause.code === '') throw cause.cause;
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

/** Whether a retry may succeed: for 5xx except 501, a reset connection and a timeout (section 8). */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return RETRYABLE_CODES.test(error.code ?? '') || (error.status >= 500 && error.status !== 501);
}
