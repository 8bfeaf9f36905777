import { expectTypeOf } from 'expect-type';
import { type AnyApiError, ApiError, type ErrorBody } from '../../../src/client';

const thrown: unknown = new ApiError({
  name: 'TimeoutError',
  message: 'Timeout of 3ms exceeded',
  path: '/me',
  method: 'GET',
  code: 'ECONNABORTED',
});

describe('[error-name] an error', () => {
  it('is a union, which its name tells apart', () => {
    if (!(thrown instanceof ApiError)) throw new Error('the error is not an ApiError');
    expectTypeOf(thrown).toEqualTypeOf<AnyApiError>();
    if (thrown.name === 'TimeoutError') expectTypeOf(thrown.code).toEqualTypeOf<'ECONNABORTED' | undefined>();
    if (thrown.name === 'FileSystemError')
      expectTypeOf(thrown.code).toEqualTypeOf<'ENOENT' | 'ENOSYS' | undefined>();
    if (thrown.name === 'CommentDuplicateError')
      expectTypeOf(thrown.body).toEqualTypeOf<ErrorBody | string | undefined>();
    if (thrown.name === 'ParseError') expectTypeOf(thrown.code).toEqualTypeOf<undefined>();
    expect(thrown.name).toBe('TimeoutError');
  });

  it('has a name that cannot be misspelt, unless it is compared as a text', () => {
    if (!(thrown instanceof ApiError)) throw new Error('the error is not an ApiError');
    expectTypeOf<'TimeOutError'>().not.toExtend<AnyApiError['name']>();
    const name: string = thrown.name;
    expect(name === 'CouponExpiredError').toBe(false);
  });
});
