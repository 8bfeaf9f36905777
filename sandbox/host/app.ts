import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { sandboxFolder } from '../folder';
import type { SandboxEnv } from '../platform/http/env';
import { dashboard, type HostAddresses } from './dashboard';
import { browserScript } from '../browser-script';

/** The app of the host origin: a blogging dashboard that embeds the panel. */
export function hostApp(addresses: HostAddresses): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  const styles = ['host.css', 'controls.css'];
  const style = styles.map((name) => readFileSync(join(sandboxFolder, 'host', name), 'utf8')).join('\n');
  app.get('/', (context) => {
    const { locale = 'en', theme = '' } = context.req.query();
    return context.html(dashboard(addresses, { locale, theme }));
  });
  app.get('/host.css', (context) => context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/:script{[a-z-]+\\.js}', (context) => {
    const script = browserScript('host/client', context.req.param('script'));
    if (script === undefined) return context.notFound();
    return context.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
  return app;
}
