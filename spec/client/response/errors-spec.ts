import { inspect } from 'node:util';
import {
  ApiError,
  ChannelError,
  isRetryable,
  parseError,
  terminatedError,
  timeoutError,
  TransportError,
} from '../../../src/client/response/errors';
import { statusError } from '../../../src/client/response/read-response';

const request = { path: '/rest/v1.1/me', method: 'GET' };
const answered = (status: number, body: unknown): ApiError =>
  statusError(request, { status, body, headers: {} });

/** An error as namespaces send it. Section 8 has no rule for a body's `code`, which stays in it. */
const NAMESPACE_ERROR = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } };

describe('the error of an answer (section 8)', () => {
  it.each([
    ['its error field in camel case', 409, { error: 'comment_duplicate' }, 'CommentDuplicateError'],
    ['its status if it has no error field', 404, {}, 'NotFoundError'],
    ['its first error if it has several', 400, { errors: [{ error: 'invalid_input' }] }, 'InvalidInputError'],
    [
      'its errors if they are a single object',
      400,
      { errors: { error: 'invalid_input' } },
      'InvalidInputError',
    ],
    ['an error field that already ends in error', 400, { error: 'parse_error' }, 'ParseError'],
    ['Unknown if its status has no name', 599, 'no JSON', 'UnknownError'],
    ['its status if a namespace sends only a code', 404, NAMESPACE_ERROR, 'NotFoundError'],
    ['its status if the error field is not a text', 503, { error: 12 }, 'ServiceUnavailableError'],
    ['its status if the body is an array', 400, [{ error: 'a' }], 'BadRequestError'],
    ['its status if the first error is null', 400, { errors: [null] }, 'BadRequestError'],
  ])('[error-name] is named after %s', (_rule, status, body, name) => {
    expect(answered(status, body).name).toBe(name);
  });

  it('[error-message] has error_description as its message, or else the status, method and path', () => {
    expect(answered(400, { error_description: 'Say please.' }).message).toBe('Say please.');
    expect(answered(500, {}).message).toBe('500 status code for "GET /rest/v1.1/me"');
  });

  it('appears as ApiError in logs, also after minification', () => {
    expect([ApiError.name, ChannelError.name]).toEqual(['ApiError', 'ChannelError']);
    expect(inspect(answered(404, {}))).toMatch(/^ApiError \[NotFoundError\]: 404 status code/);
  });

  it("has the answer's headers, such as retry-after", () => {
    const headers = { 'retry-after': '30' };
    expect(statusError(request, { status: 429, body: {}, headers })).toMatchObject({ headers });
  });

  it.each([
    [{ 'retry-after': '30' }, 30_000],
    [{ 'Retry-After': '2' }, 2000],
    [{ 'retry-after': '0' }, 0],
    [{ 'retry-after': 'soon' }, 0],
    [{ 'retry-after': '-5' }, 0],
    [{ 'retry-after': '99999999999' }, 2 ** 31 - 1],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 0],
    [{ 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT' }, 2 ** 31 - 1],
    [{ 'retry-after': '1.5' }, 1500],
    [{ 'retry-after': ' 3 ' }, 3000],
    [{ 'retry-after': '3, 7' }, 7000],
    [{ 'retry-after': '30, 60 ' }, 60_000],
    [{ 'retry-after': '30 , 60 , 9' }, 60_000],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT, Fri, 31 Dec 9999 23:59:59 GMT' }, 2 ** 31 - 1],
    [{ 'retry-after': 'Fri, 31 Dec 9999 23:59:59 GMT, Wed, 21 Oct 2015 07:28:00 GMT' }, 2 ** 31 - 1],
    [{ 'retry-after': 'Wed, 21 Oct 2015 07:28:00 GMT, 7' }, 7000],
    [{}, 0],
  ])('[retry-after] with the headers %j it asks to wait %d ms', (headers, ms) => {
    expect(statusError(request, { status: 429, body: {}, headers: { ...headers } }).retryAfterMs).toBe(ms);
  });

  it('counts the milliseconds until an HTTP date', () => {
    const inOneMinute = new Date(Date.now() + 60_000).toUTCString();
    const headers = { 'retry-after': inOneMinute };
    const { retryAfterMs } = statusError(request, { status: 503, body: {}, headers });
    expect(retryAfterMs).toBeGreaterThan(50_000);
    expect(retryAfterMs).toBeLessThanOrEqual(60_000);
  });

  it('asks for no wait without an answer', () => {
    expect(terminatedError(request, new Error('reset')).retryAfterMs).toBe(0);
  });

  it('[success-and-error] [errors-array] has path, method, status and body, with the first entry of errors merged in', () => {
    const error = answered(400, { a: 1, errors: [{ b: 2 }, { c: 3 }] });
    expect(error).toMatchObject({ ...request, status: 400, body: { a: 1, b: 2 } });
    expect(error.body).not.toHaveProperty('c');
  });
});

describe('the error of a request without a usable answer (section 8)', () => {
  it.each([
    ['Timeout of 5ms exceeded', timeoutError(request, 5)],
    ['Response timeout of 5ms exceeded', timeoutError(request, 5, 'Response timeout')],
  ])('[time-outs] names the timeout and its duration, and has a retryable code: %s', (message, error) => {
    expect(error).toMatchObject({
      ...request,
      name: 'TimeoutError',
      message,
      code: 'ECONNABORTED',
      status: 0,
    });
  });

  it('[terminated-request] names possible causes, and keeps the original error', () => {
    const cause = new TypeError('fetch failed');
    const error = terminatedError(request, cause);
    expect(error).toMatchObject({ ...request, name: 'TerminatedError', code: 'ECONNRESET', cause });
    expect(error.message).toMatch(/^Request has been terminated.*offline.*cross-origin/);
  });

  it('has the name, message and code of a TransportError', () => {
    const known = new TransportError('ProxyFrameError', 'The proxy frame went', 'ECONNRESET');
    expect(terminatedError(request, known)).toMatchObject({
      ...request,
      name: 'ProxyFrameError',
      message: 'The proxy frame went',
      code: 'ECONNRESET',
    });
  });

  it('[parse-error] keeps the text of an answer that cannot be parsed', () => {
    expect(parseError(request, 200, '<html>')).toMatchObject({
      ...request,
      name: 'ParseError',
      message: 'Parser is unable to parse the response',
      status: 200,
      body: '<html>',
    });
  });
});

describe('isRetryable', () => {
  const error = (status: number, code?: string): ApiError =>
    new ApiError({ name: 'E', message: '', ...request, status, ...(code !== undefined && { code }) });
  it.each<[what: string, error: unknown, expected: boolean]>([
    ...[500, 503, 599].map((status): [string, ApiError, true] => [`${status}`, error(status), true]),
    ...[501, 404, 429, 0].map((status): [string, ApiError, false] => [`${status}`, error(status), false]),
    ...['ECONNRESET', 'ECONNABORTED', 'ETIMEDOUT', 'ESOCKETTIMEDOUT'].map(
      (code): [string, ApiError, true] => [code, error(0, code), true],
    ),
    ...['ENOENT', 'ENOSYS'].map((code): [string, ApiError, false] => [code, error(0, code), false]),
    ['a timeout', timeoutError(request, 1), true],
    ['a response timeout', timeoutError(request, 1, 'Response timeout'), true],
    ['a reset connection', terminatedError(request, null), true],
    ['an answer that cannot be parsed', parseError(request, 200, ''), false],
    ['an error of others', new Error('500'), false],
  ])('[retryable-errors] for %s is as section 8 says (%#)', (_what, one, expected) => {
    expect(isRetryable(one)).toBe(expected);
  });
});
