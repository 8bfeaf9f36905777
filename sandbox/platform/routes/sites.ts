import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import { sitePath } from '../model/note-builder/addresses';
import type { Site } from '../model/types';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { siteOf } from './parameters';

/** Routes for the blogger's sites and for any other site. */
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
}

/** Converts a site to the format of the REST API. */
export function siteShape({ world, origin }: Platform, site: Site): JsonObject {
  return {
    ID: site.id,
    name: site.name,
    description: site.tagline,
    slug: site.slug,
    URL: `${origin}${sitePath(site)}`,
    visible: true,
    is_private: false,
    jetpack: false,
    post_count: [...world.posts.values()].filter(({ siteId }) => siteId === site.id).length,
    lang: 'en',
    is_following: world.followers(site.id).includes(world.bloggerId),
    subscribers_count: world.followers(site.id).length,
    meta: { links: { self: `${origin}/rest/v1.1/sites/${site.id}` } },
  };
}
