import type { ClientOptions } from './request';

/**
 * The token of this moment: a session's can end while a client lives on.
 * @throws what a token's own function throws, and a TypeError where no header can hold what it gives (a promise, a line).
 */
export function currentToken({ token }: ClientOptions): string | undefined {
  const current: unknown = typeof token === 'function' ? token() : token;
  // An empty one is none.
  if (current === undefined || current === '') return undefined;
  if (typeof current === 'string' && /^[!-~]+$/.test(current)) return current;
  throw new TypeError('token is not a header value');
}
