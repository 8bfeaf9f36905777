import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import { sitePath } from '../model/note-builder/addresses';
import { invalid } from '../model/platform-error';
import type { Site } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { pick, textOf } from '../model/input';
import type { Platform } from '../platform';
import { writeMethods, ownSiteOf } from './parameters';

/** Routes for a site's earnings from advertisements: settings, months and terms of service. */
export function wordAdsRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const siteOf = (context: SandboxContext): Site => ownSiteOf(platform, context, 'manage WordAds');
  const about = (site: Site): JsonObject => ({
    ID: site.id,
    name: site.name,
    URL: `${platform.origin}${sitePath(site)}`,
  });
  const settings = (site: Site): JsonObject => {
    const { wordAds, wordAdsTerms } = platform.collections.of(site.id);
    return { ...about(site), settings: { ...wordAds, tos: wordAdsTerms } };
  };
  const terms = (site: Site): JsonObject => ({
    ...about(site),
    tos: platform.collections.of(site.id).wordAdsTerms,
  });

  rest.get('/sites/:site/wordads/settings', (context) => context.json(settings(siteOf(context))));
  rest.on(writeMethods, '/sites/:site/wordads/settings', async (context) => {
    const site = siteOf(context);
    const input = await readInput(context);
    const collections = platform.collections.of(site.id);
    const updated = pick(input, Object.keys(collections.wordAds));
    collections.wordAds = { ...collections.wordAds, ...updated };
    if (input.tos === 'signed') collections.wordAdsTerms = 'signed';
    return context.json({ ...settings(site), updated });
  });

  rest.get('/sites/:site/wordads/earnings', (context) => {
    const site = siteOf(context);
    return context.json({ ...about(site), earnings: earningsOf(site) });
  });

  rest.get('/sites/:site/wordads/tos', (context) => context.json(terms(siteOf(context))));
  rest.on(writeMethods, '/sites/:site/wordads/tos', async (context) => {
    const site = siteOf(context);
    if (textOf(await readInput(context), 'tos') !== 'signed')
      throw invalid('You must agree to the Terms of Service.');
    platform.collections.of(site.id).wordAdsTerms = 'signed';
    return context.json(terms(site));
  });
}

/** Returns three months of invented earnings, which depend on the site. */
function earningsOf({ id }: Site): JsonObject {
  const months = [1, 2, 3].map((month) => ({
    month: `2024-0${month}`,
    amount: ((id * month) % 400) / 100,
    pageviews: String((id * month) % 9000),
  }));
  const total = months.reduce((sum, { amount }) => sum + amount, 0);
  return {
    total_earnings: total.toFixed(2),
    total_amount_owed: (total / 2).toFixed(2),
    wordads: Object.fromEntries(
      months.map(({ month, amount, pageviews }) => [month, { amount, pageviews, status: '1' }]),
    ),
    sponsored: {},
    adjustment: {},
  };
}
