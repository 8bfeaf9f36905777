import { parse } from 'hono/utils/cookie';
import type { Tokens } from './tokens';

/** Seconds that a session lasts. */
const SESSION_S = 86_400;

/**
 * Who is signed in to the platform itself, by cookie. Cookies do not tell ports apart, so the cookie's name does: several
 * sandboxes on one machine must not sign each other out.
 */
export class Sessions {
  readonly cookieName: string;

  constructor(
    platformOrigin: string,
    private readonly tokens: Tokens,
  ) {
    this.cookieName = `inkwell_${new URL(platformOrigin).port}`;
  }

  /** A new session: the cookie's value. */
  open(): string {
    return this.tokens.issue(SESSION_S);
  }

  /** Whether a request with this `Cookie` header comes from somebody who is signed in. */
  isSignedIn(cookieHeader: string | undefined): boolean {
    const value = parse(cookieHeader ?? '', this.cookieName)[this.cookieName];
    return value !== undefined && this.tokens.stateOf(value) === 'valid';
  }

  endAll(): void {
    this.tokens.revokeAll();
  }
}
