import type { Hono } from 'hono';
import { avatarUrl, displayName } from '../model/note-builder/people';
import { commentCounts, listComments } from '../model/comment-lists';
import { isPublished } from '../model/published';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { authorShape, commentShape, restDate } from './comment-shape';
import { ownSiteOf, pageOf, siteOf } from './parameters';
import { shapeFor } from './post-shape';

/**
 * Routes for other lists: comments, followers, users and page templates of a site, and featured
 * posts.
 */
export function siteListRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/sites/:site/comments', (context) => {
    const { id: siteId } = siteOf(platform, context);
    const comments = listComments(platform.world, { siteId }, (name) => context.req.query(name));
    const shapes = pageOf(context, comments).map((comment) => commentShape(platform, comment));
    return context.json({ found: comments.length, comments: shapes });
  });

  rest.get('/sites/:site/comment-counts', (context) =>
    context.json(commentCounts(platform.world, ownSiteOf(platform, context, 'count comments').id)),
  );

  rest.get('/sites/:site/follows', (context) => {
    const { world, origin } = platform;
    const ids = world.followers(siteOf(platform, context).id);
    const users = pageOf(context, ids).map((id) => authorShape(world.user(id), origin));
    return context.json({ found: ids.length, users });
  });

  rest.get('/sites/:site/users', (context) => {
    const { world, origin } = platform;
    const site = ownSiteOf(platform, context, 'list users');
    const owner = world.user(site.ownerId);
    const users = owner === undefined ? [] : [owner];
    const shapes = users.map((user) => ({
      ...authorShape(user, origin),
      name: displayName(user),
      avatar_URL: avatarUrl(user, origin),
      roles: ['administrator'],
    }));
    return context.json({ found: shapes.length, users: shapes });
  });

  rest.get('/sites/:site/page-templates', (context) => {
    siteOf(platform, context);
    return context.json({ templates: [{ label: 'Without a sidebar', file: 'page-templates/wide.php' }] });
  });

  rest.get('/freshly-pressed', (context) => {
    const posts = [...platform.world.posts.values()]
      .filter(isPublished)
      .sort((one, other) => other.time - one.time || other.id - one.id);
    const shown = pageOf(context, posts);
    const newest = restDate(shown[0]?.time ?? 0);
    return context.json({
      date_range: { newest, oldest: restDate(shown.at(-1)?.time ?? 0) },
      number: shown.length,
      posts: shown.map((post) => shapeFor(platform, context, post)),
    });
  });
}
