/** A token, and when it expires in epoch milliseconds. */
export interface Session {
  readonly token: string;
  readonly expiresAt: number;
}

export interface SessionState {
  /** False once the platform rejects the token, or the token has expired. */
  readonly isSignedIn: boolean;
}

export const initialSessionState: SessionState = { isSignedIn: true };
