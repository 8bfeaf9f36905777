import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import type { Site } from '../model/types';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { changing, siteOf } from './parameters';

/** Whether the blogger follows a site, and changing that. */
export function followRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const { origin } = platform;

  const standing = (site: Site): JsonObject => ({
    is_following: platform.world.followers(site.id).includes(platform.world.bloggerId),
    meta: {
      links: {
        site: `${origin}/rest/v1.1/sites/${site.id}`,
        help: `${origin}/rest/v1.1/sites/${site.id}/follows/help`,
      },
    },
  });
  const change = (site: Site, following: boolean): JsonObject => {
    platform.world.setFollow(site.id, platform.world.bloggerId, following);
    // It changes every note of the site, and is one thing that happened.
    platform.feed.refresh('newest');
    return { success: true, ...standing(site) };
  };

  rest.get('/sites/:site/follows/mine', (context) => context.json(standing(siteOf(platform, context))));

  rest.on(changing, '/sites/:site/follows/new', (context) =>
    context.json(change(siteOf(platform, context), true)),
  );

  rest.on(changing, '/sites/:site/follows/mine/delete', (context) =>
    context.json(change(siteOf(platform, context), false)),
  );
}
