import { Hono } from 'hono';
import { displayName } from '../model/note-builder/people';
import { PlatformError } from '../model/platform-error';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { wrapInEnvelope } from '../http/envelope';
import {
  authorise,
  followRules,
  logRequests,
  requireReadableBody,
  injectFaults,
} from '../http/rest-middleware';
import type { Platform } from '../platform';
import { resourceApp } from './resources';
import { voucherRoutes } from './vouchers';

/**
 * Creates the API below `/wp-json`. It has namespaces instead of versions, and formats errors in
 * the way of WordPress.
 */
export function wpJson(platform: Platform): Hono<SandboxEnv> {
  const app = withMiddleware(platform);
  app.get('/', (context) =>
    context.json({ name: 'Sandbox', url: platform.origin, namespaces: ['wp/v2', 'wpcom/v2'], routes: {} }),
  );
  for (const family of ['wp', 'wpcom'])
    app.route(`/${family}/:version{v[0-9.]+}`, namespaceRoutes(platform, family));
  // Old clients omit the namespace.
  app.route('/', resourceApp(platform, errorResponse));
  app.all('*', () => {
    throw noRoute();
  });
  return app;
}

/** Creates the API for paths that begin with the namespace: `/wpcom/v2/...`. */
export function namespaceApi(platform: Platform, family: string): Hono<SandboxEnv> {
  const app = withMiddleware(platform);
  app.route('/', namespaceRoutes(platform, family));
  app.all('*', () => {
    throw noRoute();
  });
  return app;
}

function withMiddleware(platform: Platform): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>({ strict: false });
  app.use(
    logRequests(platform),
    wrapInEnvelope,
    injectFaults(platform),
    followRules(platform),
    authorise(platform),
    requireReadableBody,
  );
  app.onError((error, context) => errorResponse(context, error));
  return app;
}

/** Returns the routes of the versioned API; `wpcom` additionally has vouchers. */
function namespaceRoutes(platform: Platform, family: string): Hono<SandboxEnv> {
  const app = resourceApp(platform, errorResponse, family === 'wpcom' ? [voucherRoutes] : []);
  app.get('/users/me', (context) => {
    const blogger = platform.world.user(platform.world.bloggerId);
    return context.json({
      id: platform.world.bloggerId,
      name: blogger && displayName(blogger),
      slug: blogger?.login,
    });
  });
  return app;
}

const noRoute = (): PlatformError =>
  new PlatformError(404, 'rest_no_route', 'No route was found matching the URL and request method.');

function errorResponse(context: SandboxContext, error: Error): Response {
  const status = error instanceof PlatformError ? error.status : 500;
  const code = error instanceof PlatformError ? error.code : 'internal_error';
  return context.json({ code, message: error.message, data: { status } }, status);
}
