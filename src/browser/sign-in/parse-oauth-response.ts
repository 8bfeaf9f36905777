import { TOKEN_LIFETIME_MS } from '../../streams/timing';
import type { Session } from '../../streams/session/state';

/** The response of the sign-in page (section 2): a token, or an error. */
export interface OAuthResponse {
  /** The token; '' if there is an error. */
  readonly token: string;
  /** An OAuth error code such as `access_denied`; '' if there is no error. */
  readonly error: string;
  /** The sign-in page's description of the error; '' if there is none. */
  readonly description: string;
  readonly state: string;
  /** The lifetime of the token in seconds; undefined if the response does not contain it. */
  readonly expiresIn: number | undefined;
}

/** Parses a fragment with the OAuth response. Returns undefined if it has neither a token nor an error. */
export function parseOAuthResponse(fragment: string): OAuthResponse | undefined {
  const fields = new URLSearchParams(fragment.slice(1));
  const field = (name: string): string => fields.get(name) ?? '';
  const [token, error] = [field('access_token'), field('error')];
  if (token === '' && error === '') return undefined;
  const seconds = Number(field('expires_in'));
  const expiresIn = seconds > 0 ? seconds : undefined;
  return { token, error, description: field('error_description'), state: field('state'), expiresIn };
}

/**
 * Creates a session from a response with a token. If the response has no lifetime, the session lasts 24 h
 * (section 9).
 */
export const sessionFromResponse = ({ token, expiresIn }: OAuthResponse, now: number): Session => ({
  token,
  expiresAt: now + (expiresIn === undefined ? TOKEN_LIFETIME_MS : expiresIn * 1000),
});
