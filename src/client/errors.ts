/** What an error is made of: where the request went and what came back. */
export interface ApiErrorParts {
  readonly name: string;
  readonly message: string;
  readonly path: string;
  readonly method: string;
  /** HTTP status, or the inner code of an envelope; 0 when there was no answer. */
  readonly status?: number;
  /** The parsed answer, or its raw text where it could not be parsed. */
  readonly body?: unknown;
  /** 'ECONNABORTED' for a time-out, as retry rules know it. */
  readonly code?: string;
  readonly cause?: unknown;
}

/** The one error type of the client (section 8). */
export class ApiError extends Error {
  declare readonly path: string;
  declare readonly method: string;
  declare readonly status: number;
  declare readonly body: unknown;
  declare readonly code: string | undefined;

  constructor({ message, cause, ...rest }: ApiErrorParts) {
    super(message, { cause });
    Object.assign(this, { status: 0, ...rest });
  }
}

/** A real-time channel was refused or has closed; `code` is the WebSocket's close code. */
export class ChannelError extends Error {
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
 * Why a transport has no answer, where it knows better than "terminated". It becomes an `ApiError` of the same name,
 * message and code, with the request's path and method.
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

/** Which request an error is about. */
export interface Described {
  readonly path: string;
  readonly method: string;
}

/** An answer that is not the JSON it should be; the raw text is kept (section 8). */
export const parseError = (request: Described, status: number, body: unknown, cause?: unknown): ApiError =>
  new ApiError({
    ...request,
    name: 'ParseError',
    message: 'Parser is unable to parse the response',
    status,
    body,
    cause,
  });

const aborted = (request: Described, message: string): ApiError =>
  new ApiError({ ...request, name: 'TimeoutError', message, code: 'ECONNABORTED' });

/** No whole answer within the time allowed (section 8). */
export const timeoutError = (request: Described, ms: number): ApiError =>
  aborted(request, `Timeout of ${ms}ms exceeded`);

/** Not even the beginning of an answer within the time allowed (section 8). */
export const responseTimeoutError = (request: Described, ms: number): ApiError =>
  aborted(request, `Response timeout of ${ms}ms exceeded`);

/** There is no answer: the transport says why, else the connection failed or was refused (section 8). */
export function terminatedError(request: Described, cause: unknown): ApiError {
  if (cause instanceof TransportError) {
    const { name, message, code } = cause;
    return new ApiError({ ...request, name, message, code, cause });
  }
  return new ApiError({
    ...request,
    name: 'TerminatedError',
    message: 'Request has been terminated (possible cause: offline or cross-origin blocked)',
    code: 'ECONNRESET',
    cause,
  });
}

const RETRYABLE_CODES = /^(ECONNABORTED|ECONNRESET|ETIMEDOUT|ESOCKETTIMEDOUT)$/;

/** Worth another try: 5xx except 501, a reset connection, a time-out (section 8). */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code !== undefined) return RETRYABLE_CODES.test(error.code);
  return error.status >= 500 && error.status !== 501;
}
