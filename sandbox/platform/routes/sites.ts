import type { Hono } from 'hono';
import { findPost } from '../model/comment-actions';
import type { JsonObject } from '../model/json';
import { postPath, sitePath } from '../model/note-builder/addresses';
import { plainText } from '../model/rich-text';
import { commentsOf } from '../model/threads';
import type { Post, Site } from '../model/types';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { authorShape, escapeHtml, restDate } from './comment-shape';
import { pickFields } from './fields';
import { idParameter, siteOf } from './parameters';

/** Sites and their posts. */
export function siteRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/me/sites', (context) => {
    const sites = [...platform.world.sites.values()].filter(
      ({ ownerId }) => ownerId === platform.world.bloggerId,
    );
    return context.json({ sites: sites.map((site) => siteShape(platform, site)) });
  });

  rest.get('/sites/:site', (context) => {
    const shape = siteShape(platform, siteOf(platform, context));
    return context.json(pickFields(shape, context.req.query('fields')));
  });

  rest.get('/sites/:site/posts/:post', (context) => {
    const post = findPost(platform.world, siteOf(platform, context).id, idParameter(context, 'post'));
    return context.json(pickFields(postShape(platform, post), context.req.query('fields')));
  });
}

function siteShape({ world, origin }: Platform, site: Site): JsonObject {
  return {
    ID: site.id,
    name: site.name,
    description: site.tagline,
    slug: site.slug,
    URL: `${origin}${sitePath(site)}`,
    visible: true,
    is_private: false,
    is_following: world.followers(site.id).includes(world.bloggerId),
    subscribers_count: world.followers(site.id).length,
    meta: { links: { self: `${origin}/rest/v1.1/sites/${site.id}` } },
  };
}

function postShape({ world, origin }: Platform, post: Post): JsonObject {
  const { id, siteId } = post;
  const likers = world.likers({ kind: 'post', siteId, id });
  return {
    ID: id,
    site_ID: siteId,
    author: authorShape(world.user(post.authorId), origin),
    date: restDate(post.time),
    title: post.title,
    URL: `${origin}${postPath(world, post)}`,
    content: `<p>${escapeHtml(plainText(post.content))}</p>\n`,
    slug: post.slug,
    status: 'publish',
    type: 'post',
    like_count: likers.length,
    i_like: likers.includes(world.bloggerId),
    discussion: { comments_open: true, comment_count: commentsOf(world, post).length },
    meta: { links: { self: `${origin}/rest/v1.1/sites/${siteId}/posts/${id}` } },
  };
}
