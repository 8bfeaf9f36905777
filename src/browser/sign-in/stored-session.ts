import type { Storage } from '../../streams/state/deps';

export interface Session {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const AUTH_KEY = 'auth';

/** Replaces the token after sign-out, so that the next sign-in starts only on request. */
const SIGNED_OUT = 'signed out';

/**
 * The stored session, unless it has expired. Its format is `{expiry in ms}:{token}`
 * (decision stored-values).
 */
export function loadSession(storage: Storage, now: number): Session | undefined {
  const [, expiry, token] = /^(\d+):(.+)$/.exec(storage.get(AUTH_KEY) ?? '') ?? [];
  const expiresAt = Number(expiry);
  return token !== undefined && expiresAt > now ? { token, expiresAt } : undefined;
}

export const saveSession = (storage: Storage, { token, expiresAt }: Session): void =>
  storage.set(AUTH_KEY, `${expiresAt}:${token}`);

export const removeSession = (storage: Storage): void => storage.remove(AUTH_KEY);

export const saveSignedOut = (storage: Storage): void => storage.set(AUTH_KEY, SIGNED_OUT);
export const isSignedOut = (storage: Storage): boolean => storage.get(AUTH_KEY) === SIGNED_OUT;
