import type { JsonObject } from '../model/json';
import type { Site } from '../model/types';
import type { Platform } from '../platform';
import { siteOf } from './parameters';
import type { RouteTable } from './route-table';

/** Routes that read and change whether the blogger follows a site. */
export const followRoutes: RouteTable = {
  'GET /sites/{site}/follows/mine': (platform, request) => followState(platform, siteOf(platform, request)),
  'POST /sites/{site}/follows/new': (platform, request) => change(platform, siteOf(platform, request), true),
  'POST /sites/{site}/follows/mine/delete': (platform, request) =>
    change(platform, siteOf(platform, request), false),
};

function change(platform: Platform, site: Site, following: boolean): JsonObject {
  platform.world.setFollow(site.id, platform.world.bloggerId, following);
  // The follow changes all notes of the site, but only one message is pushed.
  platform.feed.refresh('newest');
  return { success: true, ...followState(platform, site) };
}

const followState = ({ world, origin }: Platform, site: Site): JsonObject => ({
  is_following: world.followers(site.id).includes(world.bloggerId),
  meta: {
    links: {
      site: `${origin}/rest/v1.1/sites/${site.id}`,
      help: `${origin}/rest/v1.1/sites/${site.id}/follows/help`,
    },
  },
});
