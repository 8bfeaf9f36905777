import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { cors } from 'hono/cors';
import { controlRoutes } from './control/control';
import type { SandboxEnv } from './http/env';
import { imageRoutes } from './images/images';
import { signInRoutes } from './oauth/authorize';
import { fileRoutes } from './pages/files';
import { pageRoutes } from './pages/pages';
import type { Platform } from './platform';
import { proxyRoutes } from './proxy/proxy-page';
import { restApi } from './routes/rest';
import { namespaceApi, wpJson } from './routes/wp-json';

/** All routes of the platform's origin. */
export function platformApp(platform: Platform): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>({ strict: false });
  // The real platform probably does the same (docs/platform.md).
  app.use(compress());
  const ownOrigins = [platform.origin, ...(platform.options.proxyParents ?? [])];
  app.use(
    cors({
      // Pages of any origin may use the platform, but only the sandbox's own may use the controls.
      origin: (origin, { req }) =>
        !req.path.startsWith('/sandbox/') ? '*' : ownOrigins.includes(origin) ? origin : null,
      allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      // Without this, pages of another origin could not read these headers.
      exposeHeaders: ['Date', 'Retry-After'],
      maxAge: 86_400,
    }),
  );
  const rest = restApi(platform);
  for (const version of ['v1', 'v1.1', 'v1.2']) app.route(`/rest/${version}`, rest);
  app.all('/rest/*', (context) =>
    context.json({ error: 'unknown_endpoint', message: 'There is no such version of the API' }, 404),
  );
  app.route('/wp-json', wpJson(platform));
  for (const family of ['wp', 'wpcom'])
    app.route(`/${family}/:version{v[0-9.]+}`, namespaceApi(platform, family));
  app.route('/sandbox', controlRoutes(platform));
  signInRoutes(app, platform);
  proxyRoutes(app, platform);
  imageRoutes(app, platform);
  fileRoutes(app, platform);
  pageRoutes(app, platform);
  return app;
}
