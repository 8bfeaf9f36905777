import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';

/** Serves the files of the media libraries. */
export function fileRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get('/files/:site/:media/:edition/:file', (context) => {
    const site = platform.world.site(context.req.param('site'));
    const media = site && platform.collections.of(site.id).media.get(context.req.param('media'));
    if (media === undefined) return context.notFound();
    return context.body(media.bytes, 200, {
      'content-type': media.type,
      // An uploaded file is on the platform's origin, so it must not run scripts.
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });
}
