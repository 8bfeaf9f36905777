import { createRandom } from './random';

/** The standing of a bearer token. */
export type TokenState = 'valid' | 'expired' | 'unknown';

/** The platform's record of what it has signed people in to. */
export class Tokens {
  private readonly expiry = new Map<string, number>();
  private readonly random;

  /** `now` answers epoch milliseconds. */
  constructor(
    seed: number,
    private readonly now: () => number,
  ) {
    this.random = createRandom(seed ^ 0x70cce9);
  }

  /** A new token that lives for `seconds`. The characters are those of real tokens: they need escaping in an address. */
  issue(seconds: number): string {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*()';
    const token = Array.from({ length: 64 }, () =>
      alphabet.charAt(this.random.between(0, alphabet.length - 1)),
    ).join('');
    this.expiry.set(token, this.now() + seconds * 1000);
    return token;
  }

  stateOf(token: string): TokenState {
    const expiry = this.expiry.get(token);
    if (expiry === undefined) return 'unknown';
    return this.now() < expiry ? 'valid' : 'expired';
  }

  revokeAll(): void {
    this.expiry.clear();
  }
}
