import type { Observable } from 'rxjs';
import type { Client } from '../../src/client';

/** The fields of an error that specs compare; plain, so that a page can pass them to a spec. */
export type ErrorFacts = {
  readonly name: string;
  readonly message: string;
  readonly status: number;
  readonly code?: string | undefined;
  readonly body?: unknown;
  readonly isRetryable: boolean;
  readonly path?: string;
  readonly method?: string;
};

/** A fault of the platform, and its error of section 8. */
export interface FaultCase {
  readonly name: string;
  /** For `POST /sandbox/faults`. */
  readonly fault: { readonly kind: string; readonly body?: unknown };
  readonly options?: { readonly timeoutMs?: number; readonly responseTimeoutMs?: number };
  /** `{request}` in the message stands for the call's method and path. */
  readonly error: ErrorFacts;
}

const parseError = (body: string, status = 200): ErrorFacts => ({
  name: 'ParseError',
  message: 'Parser is unable to parse the response',
  status,
  code: undefined,
  body,
  isRetryable: false,
});

const timedOut = (message: string): ErrorFacts => ({
  name: 'TimeoutError',
  message,
  status: 0,
  code: 'ECONNABORTED',
  isRetryable: true,
});

const refused = (status: number, name: string, body: unknown): FaultCase => ({
  name: `a ${status}`,
  fault: { kind: String(status), body },
  error: {
    name,
    message: `${status} status code for "{request}"`,
    status,
    code: undefined,
    body,
    isRetryable: status >= 500 && status !== 501,
  },
});

const several = [{ error: 'invalid_input', error_description: 'The first of them.' }, { error: 'another' }];
const page = '<html><body>502 Bad Gateway</body></html>';

/** Every error of section 8 that an answer, or a missing answer, can cause. */
export const faultCases: readonly FaultCase[] = [
  refused(401, 'InvalidTokenError', { error: 'invalid_token', message: 'The token is invalid.' }),
  refused(404, 'NotFoundError', { message: 'No error is named.' }),
  refused(409, 'CommentDuplicateError', { error: 'comment_duplicate' }),
  refused(429, 'TooManyRequestsError', {}),
  refused(500, 'InternalError', { error: 'internal_error' }),
  refused(501, 'NotImplementedError', {}),
  { ...refused(502, 'BadGatewayError', page), name: 'a page instead of an answer' },
  refused(503, 'ServiceUnavailableError', { error: null }),
  {
    name: 'an error with a description',
    fault: { kind: '403', body: { error: 'unauthorized', error_description: 'User cannot do this.' } },
    error: { name: 'UnauthorizedError', message: 'User cannot do this.', status: 403, isRetryable: false },
  },
  {
    name: 'several errors at once',
    fault: { kind: '400', body: { found: 2, errors: several } },
    error: {
      name: 'InvalidInputError',
      message: 'The first of them.',
      status: 400,
      body: { found: 2, errors: several, ...several[0] },
      isRetryable: false,
    },
  },
  {
    name: 'a truncated answer',
    fault: { kind: 'broken-json' },
    error: parseError('{"notes": [{"id": 12, "subj'),
  },
  {
    name: 'a page with the type of JSON',
    fault: { kind: 'html' },
    error: parseError('<!doctype html><title>Inkwell</title><p>Back in a minute.</p>'),
  },
  { name: 'no content', fault: { kind: 'empty' }, error: parseError('', 204) },
  { name: 'an answer without a body', fault: { kind: 'blank' }, error: parseError('') },
  {
    name: 'no answer in time',
    fault: { kind: 'timeout' },
    options: { timeoutMs: 60 },
    error: timedOut('Timeout of 60ms exceeded'),
  },
  {
    name: 'an answer that does not begin in time',
    fault: { kind: 'timeout' },
    options: { responseTimeoutMs: 50 },
    error: timedOut('Response timeout of 50ms exceeded'),
  },
  {
    name: 'an answer that begins but does not end in time',
    fault: { kind: 'stall' },
    options: { timeoutMs: 80 },
    error: timedOut('Timeout of 80ms exceeded'),
  },
  {
    name: 'a connection that is reset',
    fault: { kind: 'reset' },
    error: {
      name: 'TerminatedError',
      message: 'Request has been terminated (possible cause: offline or cross-origin blocked)',
      status: 0,
      code: 'ECONNRESET',
      isRetryable: true,
    },
  },
];

/** A call of the client and its request. */
export interface CallCase {
  readonly method: string;
  readonly path: string;
  readonly call: (client: Client) => Observable<unknown>;
}

/** One call for each verb, with a body, with its own version and with a namespace. */
export const callCases: readonly CallCase[] = [
  { method: 'GET', path: '/rest/v1.1/notifications/', call: (client) => client.notifications.list() },
  {
    method: 'POST',
    path: '/rest/v1.1/notifications/seen',
    call: (client) => client.notifications.markSeen(1),
  },
  {
    method: 'GET',
    path: '/rest/v1/users/suggest',
    call: (client) => client.users().suggest({ query: { site_id: 1 } }),
  },
  {
    method: 'PUT',
    path: '/rest/v1.1/sites/1/comments/2',
    call: (client) => client.site(1).comment(2).update('x'),
  },
  {
    method: 'DELETE',
    path: '/rest/v1.1/sites/1/posts/2/likes/mine/delete',
    call: (client) => client.site(1).post(2).like().delete(),
  },
  {
    method: 'GET',
    path: '/wp-json/wpcom/v2/sites/1/vouchers',
    call: (client) => client.site(1).creditVouchers().list(),
  },
];

/** The error that this call must fail with. */
export const expectedError = ({ error }: FaultCase, { method, path }: CallCase): ErrorFacts => ({
  ...error,
  message: error.message.replace('{request}', `${method} ${path}`),
  method,
  path,
});
