import type { Hono } from 'hono';
import { neededText } from '../model/input';
import type { JsonObject } from '../model/json';
import { siteDomain } from '../model/note-builder/addresses';
import { invalid } from '../model/platform-error';
import type { Site } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { changing, ownSiteOf } from './parameters';

/** A site's domains: which it has, which is shown, and where it leads when it has moved. */
export function siteDomainRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const namesOf = (site: Site): string[] => [
    siteDomain(site),
    ...platform.shelves.domains.all.filter(({ siteId }) => siteId === site.id).map(({ name }) => name),
  ];
  const primary = (site: Site): string => platform.shelves.of(site.id).primaryDomain ?? siteDomain(site);
  const shape = (site: Site, name: string): JsonObject => ({
    domain: name,
    blog_id: site.id,
    primary_domain: primary(site) === name,
    wpcom_domain: name === siteDomain(site),
    type: name === siteDomain(site) ? 'wpcom' : 'registered',
    has_registration: name !== siteDomain(site),
    expiry: null,
  });

  rest.get('/sites/:site/domains', (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    return context.json({ domains: namesOf(site).map((name) => shape(site, name)) });
  });

  rest.get('/sites/:site/domains/primary', (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    return context.json(shape(site, primary(site)));
  });
  rest.on(changing, '/sites/:site/domains/primary', async (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    const name = neededText(await readInput(context), 'domain');
    if (!namesOf(site).includes(name)) throw invalid('This domain does not belong to the site');
    platform.shelves.of(site.id).primaryDomain = name;
    return context.json({ success: true, ...shape(site, name) });
  });

  rest.get('/sites/:site/domains/redirect', (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    return context.json({ location: platform.shelves.of(site.id).redirect ?? '' });
  });
  rest.on(changing, '/sites/:site/domains/redirect', async (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    const location = neededText(await readInput(context), 'location');
    platform.shelves.of(site.id).redirect = location;
    return context.json({ success: true, location });
  });
}
