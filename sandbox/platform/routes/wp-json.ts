import { Hono } from 'hono';
import { displayName } from '../model/note-builder/people';
import { PlatformError } from '../model/platform-error';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { enveloped } from '../http/envelope';
import { authorised, logged, readable, weathered } from '../http/rest-layers';
import type { Platform } from '../platform';
import { nouns } from './nouns';
import { voucherRoutes } from './vouchers';

/** The part of the API that has namespaces instead of versions, and words its errors as WordPress itself does. */
export function wpJson(platform: Platform): Hono<SandboxEnv> {
  const app = guarded(platform);
  app.get('/', (context) =>
    context.json({ name: 'Sandbox', url: platform.origin, namespaces: ['wp/v2', 'wpcom/v2'], routes: {} }),
  );
  for (const family of ['wp', 'wpcom'])
    app.route(`/${family}/:version{v[0-9.]+}`, namespaced(platform, family));
  // Old clients leave the namespace out here.
  app.route('/', nouns(platform, answerError));
  app.all('*', () => {
    throw noRoute();
  });
  return app;
}

/** The same, for addresses that begin with the namespace: `/wpcom/v2/...`. */
export function namespaces(platform: Platform, family: string): Hono<SandboxEnv> {
  const app = guarded(platform);
  app.route('/', namespaced(platform, family));
  app.all('*', () => {
    throw noRoute();
  });
  return app;
}

function guarded(platform: Platform): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>({ strict: false });
  app.use(logged(platform), enveloped, weathered(platform), authorised(platform), readable);
  app.onError((error, context) => answerError(context, error));
  return app;
}

/** Everything the versioned API has; vouchers are the platform's own namespace's. */
function namespaced(platform: Platform, family: string): Hono<SandboxEnv> {
  const app = nouns(platform, answerError, family === 'wpcom' ? [voucherRoutes] : []);
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

function answerError(context: SandboxContext, error: Error): Response {
  const status = error instanceof PlatformError ? error.status : 500;
  const code = error instanceof PlatformError ? error.code : 'internal_error';
  return context.json({ code, message: error.message, data: { status } }, status);
}
