import { ApiError, isRetryable } from '../../src/client';
import { statusError, terminatedError, timeoutError } from '../../src/client/errors';

const request = { path: '/rest/v1.1/me', method: 'GET' };

describe('an error of section 8', () => {
  it.each([
    ['the error field in camel case', 409, { error: 'comment_duplicate' }, 'CommentDuplicateError'],
    ['the status text without one', 404, {}, 'NotFoundError'],
    ['the first of several errors', 400, { errors: [{ error: 'invalid_input' }] }, 'InvalidInputError'],
    ['a name that ends in error once', 400, { error: 'parse_error' }, 'ParseError'],
    ['a name for statuses that have none', 599, 'no JSON', 'UnknownError'],
  ])('is named by %s', (_rule, status, body, name) => {
    expect(statusError(request, status, body).name).toBe(name);
  });

  it('says error_description, or the status, method and path', () => {
    expect(statusError(request, 400, { error_description: 'Say please.' }).message).toBe('Say please.');
    expect(statusError(request, 500, {}).message).toBe('500 status code for "GET /rest/v1.1/me"');
  });

  it('carries path, method, status and body, the first entry of errors merged in', () => {
    const error = statusError(request, 400, { a: 1, errors: [{ b: 2 }] });
    expect(error).toMatchObject({ ...request, status: 400, body: { a: 1, b: 2 } });
  });

  it('of a time-out says how long, with the code that retry rules know', () => {
    expect(timeoutError(request, 5)).toMatchObject({
      message: 'Timeout of 5ms exceeded',
      code: 'ECONNABORTED',
    });
  });
});

describe('worth another try', () => {
  const error = (status: number, code?: string): ApiError =>
    new ApiError({ name: 'E', message: '', ...request, status, ...(code !== undefined && { code }) });
  it.each([
    [500, true],
    [503, true],
    [501, false],
    [404, false],
    [429, false],
  ])('is status %d: %s', (status, expected) => {
    expect(isRetryable(error(status))).toBe(expected);
  });
  it('are a time-out and a connection that was reset', () => {
    expect(isRetryable(timeoutError(request, 1))).toBe(true);
    expect(isRetryable(terminatedError(request, null))).toBe(true);
  });
  it('is nothing that is not ours', () => {
    expect(isRetryable(new Error('500'))).toBe(false);
  });
});
