import type { SignInFailure } from './state';

export type SessionEvent =
  /** The token has expired, or the platform rejects it. */
  | { type: 'session.ended' }
  /** Requests use a newer token, which another tab has stored. `expiresAt` is in epoch milliseconds. */
  | { type: 'session.renewed'; expiresAt: number }
  | { type: 'signIn.requested' }
  | { type: 'signIn.failed'; why: SignInFailure }
  | { type: 'signOut.requested' };
