import { parse } from 'hono/utils/cookie';
import type { Tokens } from './tokens';

/** Lifetime of a session in seconds. */
const SESSION_S = 86_400;

/**
 * The cookie sessions of the platform itself. Cookies are shared by all ports of a host, so the
 * cookie's name contains the port: several sandboxes on one machine must not sign each other out.
 */
export class Sessions {
  readonly cookieName: string;

  constructor(
    platformOrigin: string,
    private readonly tokens: Tokens,
  ) {
    this.cookieName = `inkwell_${new URL(platformOrigin).port}`;
  }

  /** Starts a session. Returns the cookie's value. */
  open(): string {
    return this.tokens.issue(SESSION_S);
  }

  /** Whether a `Cookie` header has a valid session. */
  isSignedIn(cookieHeader: string | undefined): boolean {
    const value = parse(cookieHeader ?? '', this.cookieName)[this.cookieName];
    return value !== undefined && this.tokens.stateOf(value) === 'valid';
  }

  endAll(): void {
    this.tokens.revokeAll();
  }
}
