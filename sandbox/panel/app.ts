import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { Hono } from 'hono';
import type { SandboxEnv } from '../platform/http/env';
import type { PanelBuild } from './build';
import { type PanelConfig, panelHeaders, withConfig } from './config';
import { failedPage, missingPage } from './pages';
import { streamsPage, streamsScript } from './streams-page';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The app of the panel's origin: the built files, with the sandbox's configuration in the page. */
export function panelApp(build: PanelBuild, config: PanelConfig): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.get('/streams', (context) => {
    for (const [name, value] of Object.entries(panelHeaders(config))) context.header(name, value);
    return context.html(streamsPage());
  });
  app.get('/streams.js', (context) =>
    context.body(streamsScript(), 200, { 'content-type': types['.js'] ?? '', 'cache-control': 'no-cache' }),
  );
  app.get('*', async (context) => {
    const path = context.req.path === '/' ? '/index.html' : decodeURIComponent(context.req.path);
    const isPage = path === '/index.html';
    const state = build.state();
    if (isPage && state === 'missing') return context.html(missingPage(build.folder), 503);
    if (isPage && typeof state === 'object') return context.html(failedPage(state.failed), 503);
    // `normalize` removes every `..`, so nothing outside the folder is served.
    const file = await readFile(join(build.folder, normalize(path))).catch(() => undefined);
    if (file === undefined) return context.text('Not found', 404);
    // A watched build has source maps that need `eval`, which the policy forbids.
    if (build.isFinal)
      for (const [name, value] of Object.entries(panelHeaders(config))) context.header(name, value);
    if (isPage) {
      context.header('cache-control', 'no-cache');
      return context.html(withConfig(file.toString('utf8'), config));
    }
    // Required by modules of another origin.
    if (/^\/embed(\.m?|-notify\.)js$/.test(path)) context.header('access-control-allow-origin', '*');
    return context.body(new Uint8Array(file), 200, {
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
    });
  });
  return app;
}
