export interface SignInSettings {
  readonly authorizeUrl: string;
  readonly clientId: string;
}

/**
 * Returns the address of the sign-in page. The random `state` in it must come back in the response (decision
 * oauth-with-state).
 */
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
