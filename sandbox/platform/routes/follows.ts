import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import type { Site } from '../model/types';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods, siteOf } from './parameters';

/** Routes that read and change whether the blogger follows a site. */
export function followRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const { origin } = platform;

  const followState = (site: Site): JsonObject => ({
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
    // The follow changes all notes of the site, but only one message is pushed.
    platform.feed.refresh('newest');
    return { success: true, ...followState(site) };
  };

  rest.get('/sites/:site/follows/mine', (context) => context.json(followState(siteOf(platform, context))));

  rest.on(writeMethods, '/sites/:site/follows/new', (context) =>
    context.json(change(siteOf(platform, context), true)),
  );

  rest.on(writeMethods, '/sites/:site/follows/mine/delete', (context) =>
    context.json(change(siteOf(platform, context), false)),
  );
}
