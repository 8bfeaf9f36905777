import type { Storage } from '../streams/deps';
import { asArray } from '../streams/notes/read';
import { TOKEN_LIFETIME_MS } from '../streams/timing';
import type { Session } from './session';
import { BEGUN_KEY } from './sign-in-keys';

/** What the sign-in page says in the fragment (section 2): a token, or why there is none. */
export interface Answer {
  readonly token: string;
  /** '' when all is well: a word of OAuth's, such as `access_denied`. */
  readonly error: string;
  /** The same in the page's own words; '' where it has none. */
  readonly description: string;
  readonly state: string;
  /** Seconds; undefined when it does not say. */
  readonly expiresIn: number | undefined;
}

/** Undefined for a fragment that is no answer of a sign-in page. */
export function readAnswer(hash: string): Answer | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const of = (name: string): string => fields.get(name) ?? '';
  const [token, error] = [of('access_token'), of('error')];
  if (token === '' && error === '') return undefined;
  const seconds = Number(of('expires_in'));
  const expiresIn = seconds > 0 ? seconds : undefined;
  return { token, error, description: of('error_description'), state: of('state'), expiresIn };
}

/** The session that an answer with a token begins: 24 h, where it does not say (section 9). */
export const sessionOf = ({ token, expiresIn }: Answer, now: number): Session => ({
  token,
  expiresAt: now + (expiresIn === undefined ? TOKEN_LIFETIME_MS : expiresIn * 1000),
});

/** A sign-in that was begun: its random state, and the panel's query, which the sign-in page does not bring back. */
export interface BegunSignIn {
  readonly state: string;
  readonly search: string;
}

export const keepBegun = (storage: Storage, { state, search }: BegunSignIn): void =>
  storage.set(BEGUN_KEY, JSON.stringify([state, search]));

/** Whether what is kept can be read again; where it can not, signing in would go round for ever. */
export function keeps(storage: Storage): boolean {
  keepBegun(storage, { state: '', search: '' });
  return takeBegun(storage) !== undefined;
}

/** The sign-in that was begun, which is over with this; undefined when none was, or when storage is denied. */
export function takeBegun(storage: Storage): BegunSignIn | undefined {
  const kept = storage.get(BEGUN_KEY);
  storage.remove(BEGUN_KEY);
  try {
    const value: unknown = JSON.parse(kept ?? 'null');
    const [state, search] = asArray(value);
    return typeof state === 'string' && typeof search === 'string' ? { state, search } : undefined;
  } catch {
    return undefined;
  }
}

export interface SignInSettings {
  readonly authorizeUrl: string;
  readonly clientId: string;
}

/** The sign-in page's address, with a random `state` that must come back (decision 12). */
export function authorizeAddress(
  { authorizeUrl, clientId }: SignInSettings,
  redirectUri: string,
  state: string,
): string {
  const query = new URLSearchParams({
    client_id: clientId,
    response_type: 'token',
    redirect_uri: redirectUri,
    scope: 'global',
    state,
  });
  return `${authorizeUrl}?${query.toString()}`;
}
