import type { Hono } from 'hono';
import { html } from 'hono/html';
import { browserScript } from '../../browser-script';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';

const PATH = '/wp-admin/rest-proxy';

/**
 * The hidden page that other origins embed to send requests for the user who is signed in to the
 * platform. Only pages on the allow-list can use it: the browser prevents other pages from
 * embedding it, and the page itself ignores their messages.
 */
export function proxyRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get(PATH, (context) => {
    const parents = platform.proxyParents;
    context.header('content-security-policy', `frame-ancestors ${["'self'", ...parents].join(' ')}`);
    context.header('cache-control', 'no-store');
    return context.html(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <title>REST proxy · Inkwell</title>
          </head>
          <body data-parents="${JSON.stringify(parents)}">
            <script type="module" src="${PATH}/provider.js"></script>
          </body>
        </html>`,
    );
  });

  app.get(`${PATH}/:script{[a-z-]+\\.js}`, (context) => {
    const script = browserScript('platform/proxy/client', context.req.param('script'));
    if (script === undefined) return context.notFound();
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  });
}
