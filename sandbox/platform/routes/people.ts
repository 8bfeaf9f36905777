import type { Hono } from 'hono';
import { avatarUrl, displayName } from '../model/note-builder/people';
import { unknown } from '../model/platform-error';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { numberQuery } from './parameters';

/** The signed-in blogger, and people who can be mentioned. */
export function peopleRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const { origin } = platform;

  rest.get('/me', (context) => {
    const { world } = platform;
    const blogger = world.user(world.bloggerId);
    if (blogger === undefined) throw unknown('user');
    const site = world.site(blogger.siteId ?? 0);
    const me = {
      ID: blogger.id,
      display_name: displayName(blogger),
      username: blogger.login,
      email: `${blogger.login}@example.com`,
      primary_blog: site?.id ?? null,
      primary_blog_url: site === undefined ? null : `${origin}/s/${site.slug}`,
      language: 'en',
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
    const siteId = numberQuery(context, 'site_id');
    if (siteId !== undefined && platform.world.site(siteId) === undefined) throw unknown('blog');
    const suggestions = [...platform.world.users.values()].map((user) => ({
      ID: user.id,
      user_login: user.login,
      // People who never filled in their profile have no display name at all.
      ...(user.name !== '' && { display_name: user.name }),
      ...(user.avatar !== 'none' && { image_URL: avatarUrl(user, origin) }),
    }));
    return context.json({ suggestions });
  });
}
