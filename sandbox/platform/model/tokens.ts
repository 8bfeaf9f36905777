import { createRandom } from './random';

/** The state of a bearer token. */
export type TokenState = 'valid' | 'expired' | 'unknown';

/** The tokens that the platform has issued. */
export class Tokens {
  private readonly expiry = new Map<string, number>();
  private readonly random;

  /** `now` returns epoch milliseconds. */
  constructor(
    seed: number,
    private readonly now: () => number,
  ) {
    this.random = createRandom(seed ^ 0x70cce9);
  }

  /**
   * Issues a token that is valid for `seconds`. Like real tokens, it contains characters that must
   * be escaped in an address.
   */
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
