import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import type { Site } from '../model/types';
import { sitePath } from '../model/note-builder/addresses';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import { textOf } from '../model/input';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { writeMethods, ownSiteOf } from './parameters';

/** Parameters that control the response and are not settings. */
const aboutTheCall = ['http_envelope', '_envelope', 'fields', 'locale', 'pretty'];

/** Routes for the settings of a site. The site's name and tagline are stored with the site itself. */
export function siteSettingRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const shape = (site: Site): JsonObject => ({
    ID: site.id,
    name: site.name,
    description: site.tagline,
    URL: `${platform.origin}${sitePath(site)}`,
    lang: 'en',
    settings: {
      ...platform.collections.of(site.id).settings,
      blogname: site.name,
      blogdescription: site.tagline,
    },
  });

  rest.get('/sites/:site/settings', (context) =>
    context.json(
      pickFields(shape(ownSiteOf(platform, context, 'manage settings')), context.req.query('fields')),
    ),
  );

  rest.on(writeMethods, '/sites/:site/settings', async (context) => {
    const site = ownSiteOf(platform, context, 'manage settings');
    const input = Object.entries(await readInput(context));
    const updated = Object.fromEntries(input.filter(([name]) => !aboutTheCall.includes(name)));
    const collections = platform.collections.of(site.id);
    collections.settings = { ...collections.settings, ...updated };
    platform.world.sites.set(site.id, {
      ...site,
      name: textOf(updated, 'blogname') ?? site.name,
      tagline: textOf(updated, 'blogdescription') ?? site.tagline,
    });
    platform.feed.refresh();
    return context.json({ updated });
  });
}
