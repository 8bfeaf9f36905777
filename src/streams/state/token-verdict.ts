import { errorFields } from '../../client/response/read-response';

/** A response from the platform, or the client's error, with these fields. */
export interface Answer {
  /** The path as section 7 lists it, without `/rest` and the version, also in a client's error. */
  readonly path?: unknown;
  readonly status?: unknown;
  readonly body?: unknown;
}

export const ME_PATH = '/me';
/** The paths of calls that every blogger may make. */
const OWN_PATHS: readonly unknown[] = [ME_PATH, '/notifications/'];

/**
 * Returns what a response means for the token (decision token-refused-by-name). A 4xx named `invalid_token`
 * rejects the token. A 401, or a 4xx named `authorization_required`, rejects the token if every blogger may
 * make the call; otherwise the token is in doubt, and `checkToken$` checks it. Any other response concerns
 * only its own call.
 */
export function tokenVerdict({ path, status, body }: Answer): 'rejected' | 'doubted' | undefined {
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  const { error, code } = errorFields(body);
  const names = [error, code];
  if (names.includes('invalid_token')) return 'rejected';
  if (status !== 401 && !names.includes('authorization_required')) return undefined;
  return OWN_PATHS.includes(path) ? 'rejected' : 'doubted';
}
