/** An error response of the platform, with its HTTP status, code and message. */
export class PlatformError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 415 | 429,
    readonly code: string,
    message: string,
  ) {
    super(message);
    this.name = 'PlatformError';
  }
}

/** Resources that a path can refer to. */
export type Resource =
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

/** Creates the error for a resource that does not exist, such as `unknown_post` (404). */
export const unknown = (resource: Resource): PlatformError =>
  new PlatformError(404, `unknown_${resource}`, `Unknown ${resource.replace('_', ' ')}`);

/** Creates the error for an expired, revoked or unknown token: `invalid_token` (400). */
export const invalidToken = (): PlatformError =>
  new PlatformError(400, 'invalid_token', 'The OAuth2 token is invalid.');

/** Creates the error for a request without a token: `authorization_required` (403). */
export const authorizationRequired = (): PlatformError =>
  new PlatformError(
    403,
    'authorization_required',
    'An active access token must be used to query information about the current user.',
  );

/** Creates the error for a missing permission of the blogger: `unauthorized` (403). */
export const forbidden = (what: string): PlatformError =>
  new PlatformError(403, 'unauthorized', `User cannot ${what}`);

/** Creates the error for invalid parameters: `invalid_input` (400). */
export const invalid = (message: string): PlatformError => new PlatformError(400, 'invalid_input', message);
