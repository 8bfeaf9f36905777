import { inspect } from 'node:util';
import {
  ApiError,
  ChannelError,
  isRetryable,
  parseError,
  terminatedError,
  timeoutError,
  TransportError,
} from '../../src/client/errors';
import { statusError } from '../../src/client/status-error';

const request = { path: '/rest/v1.1/me', method: 'GET' };
const answered = (status: number, body: unknown): ApiError =>
  statusError(request, { status, body, headers: {} });

/** A namespace's way to say it: section 8 knows no `code` of a body, which stays there. */
const NAMESPACE_ERROR = { code: 'rest_no_route', message: 'No route was found.', data: { status: 404 } };

describe('an error of section 8', () => {
  it.each([
    ['the error field in camel case', 409, { error: 'comment_duplicate' }, 'CommentDuplicateError'],
    ['the status text without one', 404, {}, 'NotFoundError'],
    ['the first of several errors', 400, { errors: [{ error: 'invalid_input' }] }, 'InvalidInputError'],
    ['errors that are no array', 400, { errors: { error: 'invalid_input' } }, 'InvalidInputError'],
    ['a name that ends in error once', 400, { error: 'parse_error' }, 'ParseError'],
    ['a name for statuses that have none', 599, 'no JSON', 'UnknownError'],
    ['the status text of what cannot be processed', 422, {}, 'UnprocessableEntityError'],
    ["the status text where a namespace's error has a code alone", 404, NAMESPACE_ERROR, 'NotFoundError'],
    ['the status text where the error is no text', 503, { error: 12 }, 'ServiceUnavailableError'],
    ['the status text where the answer is an array', 400, [{ error: 'a' }], 'BadRequestError'],
    ['the status text where the first error is none', 400, { errors: [null] }, 'BadRequestError'],
  ])('is named by %s', (_rule, status, body, name) => {
    expect(answered(status, body).name).toBe(name);
  });

  it('says error_description, or the status, method and path', () => {
    expect(answered(400, { error_description: 'Say please.' }).message).toBe('Say please.');
    expect(answered(500, {}).message).toBe('500 status code for "GET /rest/v1.1/me"');
  });

  it('keeps its name when the client is minified: in logs it is an ApiError', () => {
    expect([ApiError.name, ChannelError.name]).toEqual(['ApiError', 'ChannelError']);
    expect(inspect(answered(404, {}))).toMatch(/^ApiError \[NotFoundError\]: 404 status code/);
  });

  it("carries the answer's headers, which may say when to come again", () => {
    const headers = { 'retry-after': '30' };
    expect(statusError(request, { status: 429, body: {}, headers })).toMatchObject({ headers });
  });

  it('carries path, method, status and body, the first entry of errors merged in', () => {
    const error = answered(400, { a: 1, errors: [{ b: 2 }, { c: 3 }] });
    expect(error).toMatchObject({ ...request, status: 400, body: { a: 1, b: 2 } });
    expect(error.body).not.toHaveProperty('c');
  });

  it.each([
    ['Timeout of 5ms exceeded', timeoutError(request, 5)],
    ['Response timeout of 5ms exceeded', timeoutError(request, 5, 'Response timeout')],
  ])('of a time-out says which and how long, with the code that retry rules know: %s', (message, error) => {
    expect(error).toMatchObject({
      ...request,
      name: 'TimeoutError',
      message,
      code: 'ECONNABORTED',
      status: 0,
    });
  });

  it('of a request without an answer says what may be the cause, and keeps it', () => {
    const cause = new TypeError('fetch failed');
    const error = terminatedError(request, cause);
    expect(error).toMatchObject({ ...request, name: 'TerminatedError', code: 'ECONNRESET', cause });
    expect(error.message).toMatch(/^Request has been terminated.*offline.*cross-origin/);
  });

  it('keeps what a transport knows better', () => {
    const known = new TransportError('ProxyFrameError', 'The proxy frame went', 'ECONNRESET');
    expect(terminatedError(request, known)).toMatchObject({
      ...request,
      name: 'ProxyFrameError',
      message: 'The proxy frame went',
      code: 'ECONNRESET',
    });
  });

  it('of an answer that cannot be parsed keeps its text', () => {
    expect(parseError(request, 200, '<html>')).toMatchObject({
      ...request,
      name: 'ParseError',
      message: 'Parser is unable to parse the response',
      status: 200,
      body: '<html>',
    });
  });
});

describe('worth another try', () => {
  const error = (status: number, code?: string): ApiError =>
    new ApiError({ name: 'E', message: '', ...request, status, ...(code !== undefined && { code }) });
  it.each([
    [500, true],
    [503, true],
    [599, true],
    [501, false],
    [404, false],
    [429, false],
    [0, false],
  ])('is status %d: %s', (status, expected) => {
    expect(isRetryable(error(status))).toBe(expected);
  });
  it.each([
    ['ECONNRESET', true],
    ['ECONNABORTED', true],
    ['ETIMEDOUT', true],
    ['ESOCKETTIMEDOUT', true],
    ['ENOENT', false],
    ['ENOSYS', false],
  ])('is the code %s: %s', (code, expected) => {
    expect(isRetryable(error(0, code))).toBe(expected);
  });
  it('are both time-outs and a connection that was reset, and not what cannot be parsed', () => {
    const errors = [
      timeoutError(request, 1),
      timeoutError(request, 1, 'Response timeout'),
      terminatedError(request, null),
      parseError(request, 200, ''),
    ];
    expect(errors.map(isRetryable)).toEqual([true, true, true, false]);
  });
  it('is nothing that is not ours', () => {
    expect(isRetryable(new Error('500'))).toBe(false);
  });
});
