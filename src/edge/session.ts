import type { Storage } from '../streams/deps';
import { TOKEN_LIFETIME_MS } from '../streams/timing';
import { keeps, readAnswer, takeBegun } from './oauth';

export interface Session {
  readonly token: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** Signed in; or refused by the sign-in page, in its words, or by a browser that keeps nothing; or to be sent there. */
export type SessionState =
  | { readonly session: Session }
  | { readonly refused: string }
  | { readonly storageDenied: true }
  | { readonly signInNeeded: true };

const AUTH_KEY = 'auth';

/**
 * The session of this page: the one that the sign-in page has just returned, where its `state` is ours, else the stored
 * one while it lasts (sections 2 and 9, decision 12). The fragment leaves the address before anything else runs.
 */
export function openSession({ location, history }: Window, storage: Storage, now: number): SessionState {
  const answer = readAnswer(location.hash);
  if (!answer) return storedSession(storage, now);
  const begun = takeBegun(storage);
  history.replaceState(null, '', `${location.pathname}${begun?.search ?? location.search}`);
  if (!begun && !keeps(storage)) return { storageDenied: true };
  if (answer.state !== begun?.state) return storedSession(storage, now);
  if (answer.token === '') return { refused: answer.error };
  const lifetimeMs = answer.expiresIn === undefined ? TOKEN_LIFETIME_MS : answer.expiresIn * 1000;
  const session = { token: answer.token, expiresAt: now + lifetimeMs };
  storage.set(AUTH_KEY, `${session.expiresAt}:${session.token}`);
  return { session };
}

/** What is stored as `{expiry in ms}:{token}` (decision 11), while it lasts. */
function storedSession(storage: Storage, now: number): SessionState {
  const [, expiry, token] = /^(\d+):(.+)$/.exec(storage.get(AUTH_KEY) ?? '') ?? [];
  const expiresAt = Number(expiry);
  return token !== undefined && expiresAt > now ? { session: { token, expiresAt } } : { signInNeeded: true };
}

/** The token has ended, or the platform no longer takes it. */
export const forgetSession = (storage: Storage): void => storage.remove(AUTH_KEY);
