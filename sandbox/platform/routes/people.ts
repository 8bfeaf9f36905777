import type { Hono } from 'hono';
import { avatarUrl, displayName } from '../model/note-builder/people';
import { unknown } from '../model/platform-error';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { siteNamed } from './parameters';

/** Somebody with a display name whose suggestion has no `name`: who reads it must make one. */
const NAMELESS = 'rosalindw';

/** The signed-in blogger, and people who can be mentioned. */
export function peopleRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const { origin } = platform;

  rest.get('/me', (context) => {
    const { world, shelves } = platform;
    const blogger = world.user(world.bloggerId);
    if (blogger === undefined) throw unknown('user');
    const { user_email: email, language, primary_site_ID: primary } = shelves.account.settings;
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
    return context.json(pickFields(me, context.req.query('fields')));
  });

  rest.get('/users/suggest', (context) => {
    const site = context.req.query('site_id');
    if (site !== undefined) siteNamed(platform, site);
    const suggestions = [...platform.world.users.values()].map((user) => ({
      ID: user.id,
      user_login: user.login,
      // People who never filled in their profile have no display name at all.
      ...(user.name !== '' && { display_name: user.name }),
      // What is searched in; the platform leaves it out now and then.
      ...(user.name !== '' && user.login !== NAMELESS && { name: `${user.login} ${user.name}` }),
      ...(user.avatar !== 'none' && { image_URL: avatarUrl(user, origin) }),
    }));
    return context.json({ suggestions });
  });
}
