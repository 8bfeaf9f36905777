import type { SignInFailure } from './state';

export type SessionEvent =
  /** The token has expired, or the platform rejects it. */
  | { type: 'session.ended' }
  /** Another tab has stored a newer token, which this tab now uses. `expiresAt` is in epoch milliseconds. */
  | { type: 'session.renewed'; expiresAt: number }
  | { type: 'signIn.requested' }
  | { type: 'signIn.failed'; why: SignInFailure }
  | { type: 'signOut.requested' };
