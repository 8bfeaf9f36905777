import type { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Html } from '../pages/layout';
import type { Platform } from '../platform';
import { avatarPng } from './avatar';
import { badgeSvg, pictureSvg } from './drawings';

/** Serves avatars, badges and pictures, which are drawn on request. */
export function imageRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  app.get('/avatar/:file', (context) => {
    const login = nameOf(context);
    const user = [...platform.world.users.values()].find((known) => known.login === login);
    // Some avatars are missing on purpose, because the panel must handle a 404.
    return user?.avatar === 'drawn' ? image(context, avatarPng(user), 'png') : context.notFound();
  });

  app.get('/badge/:file', (context) => {
    const drawn = badgeSvg(nameOf(context));
    return drawn === undefined ? context.notFound() : svg(context, drawn);
  });

  app.get('/image/:file', (context) => svg(context, pictureSvg(nameOf(context))));
}

const nameOf = (context: SandboxContext): string =>
  (context.req.param('file') ?? '').replace(/\.(svg|png)$/, '');

const svg = async (context: SandboxContext, drawing: Html): Promise<Response> =>
  image(context, String(await drawing), 'svg+xml');

const image = (context: SandboxContext, body: string | Buffer<ArrayBuffer>, type: string): Response =>
  context.body(body, 200, { 'content-type': `image/${type}`, 'cache-control': 'max-age=3600' });
