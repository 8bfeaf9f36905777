import { isRecord, mapValues } from '../record';
import type { TransportResponse } from '../transports/transport';
import { ApiError, parseError, type RequestLine } from './errors';

/** A parsed response. */
export interface ApiResponse {
  readonly body: unknown;
  /** The HTTP status, or the inner status of an envelope. */
  readonly status: number;
  /** Header names are in lower case; those of an envelope keep their case. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Parses the JSON of the response, an array or an object, and ignores its content type.
 *
 * An empty response and a bare null are errors, even with status 204 or in an envelope: every call
 * of section 7 promises a value, and an invented one would only fail later. A caller that expects
 * no content can read the error's status.
 * @throws ApiError for a status outside 2xx and for any other body (section 8).
 */
export function readResponse(
  request: RequestLine,
  response: TransportResponse,
  isEnvelope: boolean,
): ApiResponse {
  const { status, headers = {} } = response;
  const body = 'text' in response ? parse(response.text) : response.body;
  const outer = accept(request, { status, headers, body });
  return isEnvelope ? accept(request, openEnvelope(request, outer)) : outer;
}

function accept(request: RequestLine, response: ApiResponse): ApiResponse {
  const { status, body } = response;
  if (!(status >= 200 && status < 300)) throw statusError(request, response);
  if (!isValue(body)) throw parseError(request, status, body);
  return response;
}

const isValue = (body: unknown): boolean => typeof body === 'object' && body !== null;

/** Parses the JSON of an array or object; returns the text itself if it is neither. */
function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    if (isValue(value)) return value;
  } catch {
    // The caller throws an error with the text, which is more useful than the parser's message.
  }
  return text;
}

/**
 * Whether the query requests an envelope around the response: a true `http_envelope` under /rest,
 * or any `_envelope` under a namespace, even an empty one.
 */
export function asksForEnvelope(query: string, isNamespaced: boolean): boolean {
  if (query === '') return false;
  const values = new URLSearchParams(query);
  if (isNamespaced) return values.has('_envelope');
  return !/^(0|false)?$/.test(values.get('http_envelope') ?? '');
}

/**
 * Opens the envelope of a response (section 8): `{ code, headers, body }` under /rest, `{ status,
 * headers, body }` under a namespace. The inner status is the real one; the outer one is always
 * 200.
 * @throws ApiError if the response is not an envelope.
 */
function openEnvelope(request: RequestLine, outer: ApiResponse): ApiResponse {
  const { code, status = code, body, headers } = isRecord(outer.body) ? outer.body : {};
  if (typeof status !== 'number') throw parseError(request, outer.status, outer.body);
  return { status, body, headers: headersIn(headers) };
}

/** The headers of an envelope, which are an object or a list of `{ name, value }`. */
function headersIn(headers: unknown): Readonly<Record<string, string>> {
  const named = Array.isArray(headers)
    ? Object.fromEntries(headers.filter(isRecord).map(({ name, value }) => [String(name), value]))
    : headers;
  return isRecord(named) ? mapValues(named, String) : {};
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
