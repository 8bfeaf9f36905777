import { avatarUrl, displayName } from '../model/note-builder/people';
import { unknown } from '../model/platform-error';
import { pickFields } from './fields';
import { findSite } from './parameters';
import type { RouteTable } from './route-table';

/** The login of a user for whom suggestions omit `name`, so that clients must build it. */
const NAMELESS = 'rosalindw';

/** Routes for the signed-in blogger, and for suggestions of users to mention. */
export const peopleRoutes: RouteTable = {
  'GET /me': ({ world, collections, origin }, { req }) => {
    const blogger = world.user(world.bloggerId);
    if (blogger === undefined) throw unknown('user');
    const { user_email: email, language, primary_site_ID: primary } = collections.account.settings;
    const site = world.sites.get(Number(primary));
    const me = {
      ID: blogger.id,
      display_name: displayName(blogger),
      username: blogger.login,
      email: email ?? null,
      primary_blog: site?.id ?? null,
      primary_blog_url: site === undefined ? null : `${origin}/s/${site.slug}`,
      language: language ?? 'en',
      avatar_URL: avatarUrl(blogger, origin),
      profile_URL: `${origin}/u/${blogger.login}`,
      verified: true,
      email_verified: true,
      date: '2019-03-02T08:14:00+00:00',
      site_count: [...world.sites.values()].filter(({ ownerId }) => ownerId === blogger.id).length,
      meta: { links: { self: `${origin}/rest/v1.1/me`, help: `${origin}/rest/v1.1/me/help` } },
    };
    return pickFields(me, req.query('fields'));
  },

  'GET /users/suggest': (platform, { req }) => {
    const site = req.query('site_id');
    if (site !== undefined) findSite(platform, site);
    const suggestions = [...platform.world.users.values()].map((user) => ({
      ID: user.id,
      user_login: user.login,
      // Users without a profile name have no display name.
      ...(user.name !== '' && { display_name: user.name }),
      // The text that clients search in. The platform omits it sometimes.
      ...(user.name !== '' && user.login !== NAMELESS && { name: `${user.login} ${user.name}` }),
      ...(user.avatar !== 'none' && { image_URL: avatarUrl(user, platform.origin) }),
    }));
    return { suggestions };
  },
};
