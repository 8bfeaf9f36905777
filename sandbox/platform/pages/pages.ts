import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { csrf } from 'hono/csrf';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { updateComment } from '../model/comment-actions';
import { toId } from '../model/json';
import { postPath } from '../model/note-builder/addresses';
import { isPublished } from '../model/published';
import type { Platform } from '../platform';
import { sandboxFolder } from '../../folder';
import { postPage, sitePage } from './post-page';
import {
  editPage,
  missingPage,
  newPostPage,
  notificationsPage,
  readerPage,
  settingsPage,
} from './small-pages';

/** A transparent GIF of one pixel. */
const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** The pages behind the links in notes, and the statistics images. */
export function pageRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  const style = readFileSync(join(sandboxFolder, 'platform/pages/platform.css'), 'utf8');
  app.get('/platform.css', (context) =>
    context.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }),
  );

  for (const path of ['/g.gif', '/t.gif']) {
    app.get(path, (context) => {
      platform.statistics.add({ path, query: context.req.query() });
      return context.body(pixel, 200, { 'content-type': 'image/gif', 'cache-control': 'no-store' });
    });
  }

  app.get('/', (context) => context.redirect('/reader'));
  for (const path of ['/reader', '/reader/search'])
    app.get(path, (context) => context.html(readerPage(platform.world)));
  app.get('/post', (context) => context.html(newPostPage()));
  app.get('/notifications', (context) => context.html(notificationsPage(platform.feed.list())));
  app.get('/settings/notifications', (context) => context.html(settingsPage()));

  app.get('/s/:site', (context) => {
    const site = platform.world.site(context.req.param('site'));
    return site === undefined ? context.notFound() : context.html(sitePage(platform.world, site));
  });

  app.get('/s/:site/p/:post', (context) => {
    const site = platform.world.site(context.req.param('site'));
    const post = site && platform.world.post(site.id, toId(context.req.param('post')) ?? NaN);
    if (site === undefined || post === undefined || !isPublished(post)) return context.notFound();
    return context.html(postPage(platform.world, site, post));
  });

  const commentOf = ({ req }: SandboxContext) => {
    const site = platform.world.site(req.param('site') ?? '');
    return site && platform.world.comment(site.id, toId(req.param('comment')) ?? NaN);
  };
  app.get('/comment/:site/:comment', (context) => {
    const comment = commentOf(context);
    return comment === undefined ? context.notFound() : context.html(editPage(comment));
  });
  app.post('/comment/:site/:comment', csrf(), async (context) => {
    const comment = commentOf(context);
    if (comment === undefined) return context.notFound();
    const { content } = await context.req.parseBody();
    if (typeof content === 'string') updateComment(platform.world, comment, { content });
    platform.feed.refresh();
    return context.redirect(`/c/${comment.siteId}/${comment.id}`, 303);
  });

  app.get('/c/:site/:comment', (context) => {
    const comment = platform.world.comment(
      Number(context.req.param('site')),
      Number(context.req.param('comment')),
    );
    const post = comment && platform.world.post(comment.siteId, comment.postId);
    if (comment === undefined || post === undefined) return context.notFound();
    return context.redirect(`${postPath(platform.world, post)}#comment-${comment.id}`);
  });

  app.notFound((context) => context.html(missingPage(), 404));
}
