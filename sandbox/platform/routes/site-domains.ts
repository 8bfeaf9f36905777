import type { Hono } from 'hono';
import { requiredText } from '../model/input';
import type { JsonObject } from '../model/json';
import { siteDomain } from '../model/note-builder/addresses';
import { invalid } from '../model/platform-error';
import type { Site } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods, ownSiteOf } from './parameters';

/** Routes for the domains of a site, its primary domain and its redirect. */
export function siteDomainRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const namesOf = (site: Site): string[] => [
    siteDomain(site),
    ...platform.collections.domains.all.filter(({ siteId }) => siteId === site.id).map(({ name }) => name),
  ];
  const primary = (site: Site): string => platform.collections.of(site.id).primaryDomain ?? siteDomain(site);
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
  rest.on(writeMethods, '/sites/:site/domains/primary', async (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    const name = requiredText(await readInput(context), 'domain');
    if (!namesOf(site).includes(name)) throw invalid('This domain does not belong to the site');
    platform.collections.of(site.id).primaryDomain = name;
    return context.json({ success: true, ...shape(site, name) });
  });

  rest.get('/sites/:site/domains/redirect', (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    return context.json({ location: platform.collections.of(site.id).redirect ?? '' });
  });
  rest.on(writeMethods, '/sites/:site/domains/redirect', async (context) => {
    const site = ownSiteOf(platform, context, 'manage domains');
    const location = requiredText(await readInput(context), 'location');
    platform.collections.of(site.id).redirect = location;
    return context.json({ success: true, location });
  });
}
