import { Hono } from 'hono';
import { displayName } from '../model/note-builder/people';
import { PlatformError } from '../model/platform-error';
import type { SandboxEnv } from '../http/env';
import { authorised, logged, weathered } from '../http/rest-layers';
import type { Platform } from '../platform';

/** The part of the API that speaks WordPress' own dialect: other namespaces, other error bodies. */
export function wpJson(platform: Platform): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>({ strict: false });
  app.use(logged(platform), weathered(platform), authorised(platform));

  app.get('/', (context) =>
    context.json({ name: 'Sandbox', url: platform.origin, namespaces: ['wp/v2', 'wpcom/v2'], routes: {} }),
  );

  app.get('/wp/v2/users/me', (context) => {
    const blogger = platform.world.user(platform.world.bloggerId);
    return context.json({
      id: platform.world.bloggerId,
      name: blogger && displayName(blogger),
      slug: blogger?.login,
    });
  });

  app.all('*', (context) => {
    const message = 'No route was found matching the URL and request method.';
    return context.json({ code: 'rest_no_route', message, data: { status: 404 } }, 404);
  });

  app.onError((error, context) => {
    const status = error instanceof PlatformError ? error.status : 500;
    const code = error instanceof PlatformError ? error.code : 'internal_error';
    return context.json({ code, message: error.message, data: { status } }, status);
  });
  return app;
}
