import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';

/** The files of the media libraries, as they were uploaded. */
export function fileRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get('/files/:site/:media/:edition/:file', (context) => {
    const site = platform.world.site(context.req.param('site'));
    const media = site && platform.shelves.of(site.id).media.get(context.req.param('media'));
    if (media === undefined) return context.notFound();
    return context.body(media.bytes, 200, {
      'content-type': media.type,
      // Anybody's file on the platform's own origin: it may be looked at, and run nothing.
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    });
  });
}
