import type { Storage } from '../state/deps';
import type { Session } from './state';

export const AUTH_KEY = 'auth';

/**
 * Returns the stored session; undefined if there is none, or if it has expired. The stored format is `{expiry
 * in epoch ms}:{token}` (decision stored-values).
 */
export function loadSession(storage: Pick<Storage, 'get'>, now: number): Session | undefined {
  const [, expiry, token] = /^(\d+):(.+)$/.exec(storage.get(AUTH_KEY) ?? '') ?? [];
  const expiresAt = Number(expiry);
  return token !== undefined && expiresAt > now ? { token, expiresAt } : undefined;
}
