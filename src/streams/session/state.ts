/** A token, and its expiry in epoch milliseconds. */
export interface Session {
  readonly token: string;
  readonly expiresAt: number;
}

/**
 * Why a requested sign-in did not start: the platform cannot be reached, or the code of the sign-in
 * cannot be loaded.
 */
export type SignInFailure = 'unreachable' | 'unloaded';

export interface SessionState {
  /** Whether the session is valid: false once the token has expired, or the platform has rejected it. */
  readonly isSignedIn: boolean;
}

export const initialSessionState: SessionState = { isSignedIn: true };
