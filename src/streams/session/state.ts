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
  /** False once the platform rejects the token, or the token has expired. */
  readonly isSignedIn: boolean;
}

export const initialSessionState: SessionState = { isSignedIn: true };
