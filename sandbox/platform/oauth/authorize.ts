import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { errorPage, signInPage } from './sign-in-page';

/** What an app asks for when it sends somebody here to sign in. */
interface AuthorizeRequest {
  readonly redirectUri: URL;
  readonly scope: string;
  readonly state: string | undefined;
}

/** The sign-in of the implicit grant: the token comes back in the fragment of the redirect address. */
export function signInRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get('/oauth2/authorize', (context) => {
    const request = readRequest(context);
    if (typeof request === 'string') return context.html(errorPage(request), 400);
    if (platform.policy.remembered) return letIn(context, request);
    const blogger = platform.world.user(platform.world.bloggerId);
    const { name = '', login = '' } = blogger ?? {};
    return context.html(signInPage({ asker: request.redirectUri.host, name, login }));
  });

  // The page's form comes back to its own address; only a press on its button is consent.
  app.post('/oauth2/authorize', async (context) => {
    const request = readRequest(context);
    if (typeof request === 'string') return context.html(errorPage(request), 400);
    const { decision } = await context.req.parseBody();
    if (decision === 'continue') return letIn(context, request);
    const error = { error: 'access_denied', error_description: 'You need to log in to use this app' };
    return redirectBack(context, request, error);
  });

  function letIn(context: SandboxContext, request: AuthorizeRequest): Response {
    platform.policy = { ...platform.policy, remembered: true };
    return redirectBack(context, request, {
      access_token: platform.tokens.issue(platform.policy.expiresIn),
      expires_in: String(platform.policy.expiresIn),
      token_type: 'bearer',
      site_id: '0',
      scope: request.scope,
    });
  }
}

/** The request, or what is wrong with it in words for the page. */
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
  const redirectUri = new URL(redirect);
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(redirectUri.hostname);
  if (!/^https?:$/.test(redirectUri.protocol) || !isLoopback) {
    return 'This app may only return to an address on this computer (redirect_uri).';
  }
  return { redirectUri, scope: scope ?? 'global', state };
}

function redirectBack(
  context: SandboxContext,
  { redirectUri, state }: AuthorizeRequest,
  answer: Readonly<Record<string, string>>,
): Response {
  const fragment = new URLSearchParams({ ...answer, ...(state !== undefined && { state }) });
  const address = new URL(redirectUri);
  address.hash = fragment.toString();
  return context.redirect(address.href);
}
