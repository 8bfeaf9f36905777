export type SessionEvent =
  /** The token has expired, or the platform rejects it. */
  { type: 'session.ended' } | { type: 'signIn.requested' } | { type: 'signOut.requested' };
