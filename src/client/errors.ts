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
  /** The answer's, as far as there was one. */
  readonly headers?: Readonly<Record<string, string>>;
  /** 'ECONNABORTED' for a time-out, as retry rules know it. */
  readonly code?: string;
  readonly cause?: unknown;
}

/** The one error type of the client (section 8). */
export class ApiError extends Error {
  // Minifying must not rename what engineers read in their logs.
  static override readonly name = 'ApiError';
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
export const parseError = (request: Described, status: number, body: unknown): ApiError =>
  new ApiError({
    ...request,
    name: 'ParseError',
    message: 'Parser is unable to parse the response',
    status,
    body,
  });

/** No whole answer, or no beginning of one ('Response timeout'), within the time allowed (section 8). */
export const timeoutError = (request: Described, ms: number, what = 'Timeout'): ApiError =>
  new ApiError({
    ...request,
    name: 'TimeoutError',
    message: `${what} of ${ms}ms exceeded`,
    code: 'ECONNABORTED',
  });

/**
 * There is no answer: the transport says why, else the connection failed or was refused (section 8). Its code is that of a
 * reset connection, whatever became of this one: section 8 knows no other, and all of them are worth another try.
 */
export function terminatedError(request: Described, cause: unknown): ApiError {
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

/** Worth another try: 5xx except 501, a reset connection, a time-out (section 8). */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return RETRYABLE_CODES.test(error.code ?? '') || (error.status >= 500 && error.status !== 501);
}
