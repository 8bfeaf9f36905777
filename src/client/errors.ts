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
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly body: unknown;
  readonly code: string | undefined;

  constructor({ name, message, path, method, status = 0, body, code, cause }: ApiErrorParts) {
    super(message, { cause });
    this.name = name;
    this.path = path;
    this.method = method;
    this.status = status;
    this.body = body;
    this.code = code;
  }
}

/** A real-time channel was refused or has closed; `code` is the WebSocket's close code. */
export class ChannelError extends Error {
  override readonly name = 'ChannelError';
  constructor(
    url: string,
    readonly code: number,
  ) {
    super(`The channel ${url} closed with code ${code}`);
  }
}

interface Request {
  readonly path: string;
  readonly method: string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `comment_duplicate` becomes `CommentDuplicateError` (decision 14). */
const errorName = (text: string): string =>
  text
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')
    .replace(/(Error)?$/, 'Error');

/** The statuses' texts, for errors whose platform gives them no name of their own (decision 14). */
const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  409: 'Conflict',
  410: 'Gone',
  413: 'Payload Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** An answer outside 2xx as an error; the first entry of its `errors` array is merged in (section 8). */
export function statusError({ path, method }: Request, status: number, body: unknown): ApiError {
  const fields = isObject(body) ? body : {};
  const first: unknown = Array.isArray(fields.errors) ? fields.errors[0] : undefined;
  const merged = { ...fields, ...(isObject(first) ? first : {}) };
  const given = typeof merged.error === 'string' && merged.error !== '' ? merged.error : undefined;
  const description = typeof merged.error_description === 'string' ? merged.error_description : undefined;
  return new ApiError({
    name: errorName(given ?? STATUS_TEXTS[status] ?? 'Unknown'),
    message: description ?? `${status} status code for "${method} ${path}"`,
    path,
    method,
    status,
    body: isObject(body) ? merged : body,
  });
}

/** An answer that is not the JSON it should be; the raw text is kept (section 8). */
export const parseError = (
  { path, method }: Request,
  status: number,
  text: string,
  cause: unknown,
): ApiError =>
  new ApiError({
    name: 'ParseError',
    message: 'Parser is unable to parse the response',
    path,
    method,
    status,
    body: text,
    cause,
  });

/** No whole answer within the time allowed (section 8). */
export const timeoutError = ({ path, method }: Request, ms: number): ApiError =>
  new ApiError({
    name: 'TimeoutError',
    message: `Timeout of ${ms}ms exceeded`,
    path,
    method,
    code: 'ECONNABORTED',
  });

/** The connection failed or was refused before an answer came (section 8). */
export const terminatedError = ({ path, method }: Request, cause: unknown): ApiError =>
  new ApiError({
    name: 'TerminatedError',
    message:
      'Request has been terminated. Possible causes: the network is offline, or cross-origin access is blocked',
    path,
    method,
    code: 'ECONNRESET',
    cause,
  });

const RETRYABLE_CODES = new Set(['ECONNABORTED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKETTIMEDOUT']);

/** Worth another try: 5xx except 501, a reset connection, a time-out (section 8). */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code !== undefined) return RETRYABLE_CODES.has(error.code);
  return error.status >= 500 && error.status !== 501;
}
