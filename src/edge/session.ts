import type { Storage } from '../streams/deps';
import { BEGUN_KEY, POP_UP } from './sign-in-keys';

export interface Session {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

const AUTH_KEY = 'auth';

/** Stands where the token was: whoever signed out is not signed in again before they ask for it. */
const SIGNED_OUT = 'signed out';

/** What is stored as `{expiry in ms}:{token}` (decision 11), while it lasts. */
export function storedSession(storage: Storage, now: number): Session | undefined {
  const [, expiry, token] = /^(\d+):(.+)$/.exec(storage.get(AUTH_KEY) ?? '') ?? [];
  const expiresAt = Number(expiry);
  return token !== undefined && expiresAt > now ? { token, expiresAt } : undefined;
}

export const keepSession = (storage: Storage, { token, expiresAt }: Session): void =>
  storage.set(AUTH_KEY, `${expiresAt}:${token}`);

/** The token has ended, or the platform no longer takes it. */
export const forgetSession = (storage: Storage): void => storage.remove(AUTH_KEY);

export const keepSignedOut = (storage: Storage): void => storage.set(AUTH_KEY, SIGNED_OUT);
export const isSignedOut = (storage: Storage): boolean => storage.get(AUTH_KEY) === SIGNED_OUT;

/**
 * The fragment with which the sign-in page has just sent the browser back, '' for any other. It leaves the address before
 * anything else runs (decision 12). A host's own fragment may look the same: where nobody has begun to sign in, it stays.
 */
export function takeAnswer({ location, history }: Window, storage: Storage): string {
  const { hash, pathname, search } = location;
  if (!/[#&](access_token|error)=/.test(hash)) return '';
  if (storage.get(BEGUN_KEY) === undefined && !hash.includes(`state=${POP_UP}`)) return '';
  history.replaceState(null, '', pathname + search);
  return hash;
}
