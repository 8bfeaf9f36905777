import { ApiError, type Described } from './errors';
import { isRecord } from './record';

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

/** `comment_duplicate` becomes `CommentDuplicateError` (decision 14). */
const errorName = (text: string): string =>
  ` ${text}`
    .replace(/[^a-z0-9]+([a-z0-9]|$)/gi, (_, letter: string) => letter.toUpperCase())
    .replace(/(Error)?$/i, 'Error');

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** An answer outside 2xx as an error; the first entry of its `errors` array is merged in (section 8). */
export function statusError({ path, method }: Described, status: number, body: unknown): ApiError {
  const fields = isRecord(body) ? body : {};
  const first: unknown = Array.isArray(fields.errors) ? fields.errors[0] : fields.errors;
  const merged = isRecord(first) ? { ...fields, ...first } : fields;
  return new ApiError({
    name: errorName(textOf(merged.error) ?? STATUS_TEXTS[status] ?? 'Unknown'),
    message: textOf(merged.error_description) ?? `${status} status code for "${method} ${path}"`,
    path,
    method,
    status,
    body: isRecord(body) ? merged : body,
  });
}
