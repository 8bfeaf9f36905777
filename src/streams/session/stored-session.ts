import type { Storage } from '../state/deps';
import type { Session } from './state';

export const AUTH_KEY = 'auth';

/**
 * The stored session, unless it has expired. Its format is `{expiry in ms}:{token}`
 * (decision stored-values).
 */
export function loadSession(storage: Pick<Storage, 'get'>, now: number): Session | undefined {
  const [, expiry, token] = /^(\d+):(.+)$/.exec(storage.get(AUTH_KEY) ?? '') ?? [];
  const expiresAt = Number(expiry);
  return token !== undefined && expiresAt > now ? { token, expiresAt } : undefined;
}
