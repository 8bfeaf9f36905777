/** A refusal in the platform's own words; routes answer it as `{ error, message }` with the status. */
export class PlatformError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 415,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'PlatformError';
  }
}

/** What a path can name in vain. */
export type Noun =
  | 'application'
  | 'blog'
  | 'comment'
  | 'connection'
  | 'country'
  | 'domain'
  | 'email'
  | 'media'
  | 'note'
  | 'plugin'
  | 'post'
  | 'post_type'
  | 'profile_link'
  | 'taxonomy'
  | 'user'
  | 'video'
  | 'voucher';

/** Nothing goes by that name: `unknown_post` (404). */
export const unknown = (noun: Noun): PlatformError =>
  new PlatformError(404, `unknown_${noun}`, `Unknown ${noun.replace('_', ' ')}`);

/** A token that is too old, was revoked, or never was one (400). */
export const invalidToken = (): PlatformError =>
  new PlatformError(400, 'invalid_token', 'The OAuth2 token is invalid.');

/** No token at all (403). */
export const authorizationRequired = (): PlatformError =>
  new PlatformError(
    403,
    'authorization_required',
    'An active access token must be used to query information about the current user.',
  );

/** The blogger may not do that: `unauthorized` (403). */
export const forbidden = (what: string): PlatformError =>
  new PlatformError(403, 'unauthorized', `User cannot ${what}`);

/** What was asked makes no sense: `invalid_input` (400). */
export const invalid = (message: string): PlatformError => new PlatformError(400, 'invalid_input', message);
