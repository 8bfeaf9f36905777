import type { Storage } from '../streams/deps';
import { asArray } from '../streams/notes/read';

/** What the sign-in page says in the fragment (section 2): a token, or why there is none. */
export interface Answer {
  readonly token: string;
  /** '' when all is well. */
  readonly error: string;
  readonly state: string;
  /** Seconds; undefined when it does not say. */
  readonly expiresIn: number | undefined;
}

/** Undefined for a fragment that is no answer of a sign-in page. */
export function readAnswer(hash: string): Answer | undefined {
  const fields = new URLSearchParams(hash.slice(1));
  const token = fields.get('access_token') ?? '';
  const error = fields.get('error_description') ?? fields.get('error') ?? '';
  if (token === '' && error === '') return undefined;
  const seconds = Number(fields.get('expires_in'));
  return { token, error, state: fields.get('state') ?? '', expiresIn: seconds > 0 ? seconds : undefined };
}

/** A sign-in that was begun: its random state, and the panel's query, which the sign-in page does not bring back. */
export interface BegunSignIn {
  readonly state: string;
  readonly search: string;
}

const BEGUN_KEY = 'auth_state';

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
