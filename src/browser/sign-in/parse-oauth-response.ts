import { TOKEN_LIFETIME_MS } from '../../streams/timing';
import type { Session } from '../../streams/session/state';

/** The response of the sign-in page (section 2): a token, or an error. */
export interface OAuthResponse {
  /** '' if there is an error. */
  readonly token: string;
  /** An OAuth error code such as `access_denied`, or ''. */
  readonly error: string;
  /** The error in the sign-in page's own words, or ''. */
  readonly description: string;
  readonly state: string;
  /** Lifetime of the token in seconds; undefined if the response has none. */
  readonly expiresIn: number | undefined;
}

/**
 * Parses the fragment with the OAuth response; undefined if it has neither a token nor an error.
 */
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
 * The session of a response with a token. It lasts 24 h if the response has no lifetime (section
 * 9).
 */
export const sessionFromResponse = ({ token, expiresIn }: OAuthResponse, now: number): Session => ({
  token,
  expiresAt: now + (expiresIn === undefined ? TOKEN_LIFETIME_MS : expiresIn * 1000),
});
