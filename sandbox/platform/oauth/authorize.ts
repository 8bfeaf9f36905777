import type { Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { errorPage, signInPage } from './sign-in-page';

/** An app's request for a token. */
interface AuthorizeRequest {
  readonly redirectUri: URL;
  readonly scope: string;
  readonly state: string | undefined;
}

/** Sign-in by the implicit grant, which returns the token in the fragment of the redirect address. */
export function signInRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get('/oauth2/authorize', (context) => {
    const request = readRequest(context);
    if (typeof request === 'string') return context.html(errorPage(request), 400);
    if (platform.policy.remembered) return grantToken(context, request);
    const blogger = platform.world.user(platform.world.bloggerId);
    const { name = '', login = '' } = blogger ?? {};
    return context.html(signInPage({ app: request.redirectUri.host, name, login }));
  });

  // The form posts to its own address. Consent requires its button.
  app.post('/oauth2/authorize', async (context) => {
    const request = readRequest(context);
    if (typeof request === 'string') return context.html(errorPage(request), 400);
    const { decision } = await context.req.parseBody();
    if (decision === 'continue') return grantToken(context, request);
    const error = { error: 'access_denied', error_description: 'You need to log in to use this app' };
    return redirectBack(context, request, error);
  });

  // Signs in to the platform itself, without an app.
  app.get('/wp-login', (context) => {
    const redirectUri = loopbackAddress(context.req.query('redirect_to') ?? platform.origin);
    if (redirectUri === undefined) return context.html(errorPage(`${NO_WAY_BACK} (redirect_to).`), 400);
    setSessionCookie(context);
    return context.redirect(redirectUri.href);
  });

  function grantToken(context: SandboxContext, request: AuthorizeRequest): Response {
    setSessionCookie(context);
    platform.policy = { ...platform.policy, remembered: true };
    return redirectBack(context, request, {
      access_token: platform.tokens.issue(platform.policy.expiresIn),
      expires_in: String(platform.policy.expiresIn),
      token_type: 'bearer',
      site_id: '0',
      scope: request.scope,
    });
  }

  /** Sets the session cookie, which scripts and pages of other sites cannot read. */
  function setSessionCookie(context: SandboxContext): void {
    const { cookieName } = platform.sessions;
    setCookie(context, cookieName, platform.sessions.open(), { httpOnly: true, sameSite: 'Lax', path: '/' });
  }
}

const NO_WAY_BACK = 'This app may only return to an address on this computer';

/** Parses an address on this machine. Returns undefined for any other. */
function loopbackAddress(address: string): URL | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return /^https?:$/.test(url.protocol) && isLoopback ? url : undefined;
}

/** Parses the request. Returns a text for the error page if it is invalid. */
function readRequest(context: SandboxContext): AuthorizeRequest | string {
  const {
    client_id: clientId,
    response_type: responseType,
    redirect_uri: redirect,
    scope,
    state,
  } = context.req.query();
  if (clientId === undefined || clientId === '')
    return 'The app did not say who it is (client_id is missing).';
  if (responseType !== 'token') return 'The app must ask for a token (response_type=token).';
  if (redirect === undefined || !URL.canParse(redirect))
    return 'The app did not say where to return (redirect_uri).';
  const redirectUri = loopbackAddress(redirect);
  if (redirectUri === undefined) return `${NO_WAY_BACK} (redirect_uri).`;
  return { redirectUri, scope: scope ?? 'global', state };
}

function redirectBack(
  context: SandboxContext,
  { redirectUri, state }: AuthorizeRequest,
  parameters: Readonly<Record<string, string>>,
): Response {
  const fragment = new URLSearchParams({ ...parameters, ...(state !== undefined && { state }) });
  const address = new URL(redirectUri);
  address.hash = fragment.toString();
  return context.redirect(address.href);
}
