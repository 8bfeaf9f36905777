import { ApiError, type Described } from './errors';
import { isRecord } from './record';
import type { Exchange } from './request';

/** The statuses' names, for errors whose platform gives them none of their own (decision 14). */
const STATUS_NAMES =
  '400BadRequest 401Unauthorized 403Forbidden 404NotFound ' +
  '409Conflict ' +
  '429TooManyRequests 500InternalServerError 501NotImplemented 502BadGateway 503ServiceUnavailable 504GatewayTimeout';

const statusName = (status: number): string =>
  new RegExp(`${status}(\\w+)`).exec(STATUS_NAMES)?.[1] ?? 'Unknown';

/** `comment_duplicate` becomes `CommentDuplicateError` (decision 14). */
const errorName = (text: string): string =>
  ` ${text}`
    .replace(/[^a-z0-9]+([a-z0-9]|$)/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/(Error)?$/i, 'Error');

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The fields of an answer outside 2xx; the first entry of its `errors` array is merged in (section 8). */
export function errorFields(body: unknown): Readonly<Record<string, unknown>> {
  const fields = isRecord(body) ? body : {};
  const first: unknown = Array.isArray(fields.errors) ? fields.errors[0] : fields.errors;
  return isRecord(first) ? { ...fields, ...first } : fields;
}

/** An answer outside 2xx as an error (section 8). */
export function statusError({ path, method }: Described, { status, body, headers }: Exchange): ApiError {
  const merged = errorFields(body);
  return new ApiError({
    name: errorName(textOf(merged.error) ?? statusName(status)),
    message: textOf(merged.error_description) ?? `${status} status code for "${method} ${path}"`,
    path,
    method,
    status,
    body: isRecord(body) ? merged : body,
    headers,
  });
}
