import { isRecord } from '../record';
import type { TransportResponse } from '../transports/transport';
import { ApiError, parseError, type RequestLine } from './errors';
import { type ApiResponse, isSuccess, openResponse } from './open-response';

/** Parses a response. @throws ApiError for a response that `openResponse` does not accept (section 8). */
export function readResponse(
  request: RequestLine,
  response: TransportResponse,
  isEnvelope: boolean,
): ApiResponse {
  const opened = openResponse(response, isEnvelope);
  const { isAccepted, status, body } = opened;
  if (isAccepted) return opened;
  throw isSuccess(status) ? parseError(request, status, body) : statusError(request, opened);
}

/** Error names by status, for responses without an error name (decision error-names). */
const STATUS_NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  501: 'NotImplemented',
  502: 'BadGateway',
  503: 'ServiceUnavailable',
  504: 'GatewayTimeout',
};

/** Converts `comment_duplicate` to `CommentDuplicateError` (decision error-names). */
const errorName = (text: string): string =>
  ` ${text}`
    .replace(/[^a-z0-9]+([a-z0-9]|$)/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/(Error)?$/i, 'Error');

const nonEmptyText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The fields of an error response, with the first entry of `errors` merged in (section 8). */
export function errorFields(body: unknown): Readonly<Record<string, unknown>> {
  const fields = isRecord(body) ? body : {};
  const first: unknown = Array.isArray(fields.errors) ? fields.errors[0] : fields.errors;
  return isRecord(first) ? { ...fields, ...first } : fields;
}

/** Creates the error for a response outside 2xx (section 8). */
export function statusError({ path, method }: RequestLine, { status, body, headers }: ApiResponse): ApiError {
  const fields = errorFields(body);
  return new ApiError({
    name: errorName(nonEmptyText(fields.error) ?? STATUS_NAMES[status] ?? 'Unknown'),
    message: nonEmptyText(fields.error_description) ?? `${status} status code for "${method} ${path}"`,
    path,
    method,
    status,
    body: isRecord(body) ? fields : body,
    headers,
  });
}
