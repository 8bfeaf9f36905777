import type { Hono } from 'hono';
import { requiredText } from '../model/input';
import type { JsonObject } from '../model/json';
import { findPost } from '../model/comment-actions';
import { unknown } from '../model/platform-error';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods, idParameter, ownSiteOf } from './parameters';
import { audienceStats } from './stats/audience';
import { contentStats } from './stats/content';
import { lastDays, viewsOf } from './stats/numbers';
import { trafficStats } from './stats/traffic';
import type { StatsTable } from './stats/table';

const table: StatsTable = { ...trafficStats, ...audienceStats, ...contentStats };

/** Routes for the statistics of a site, a post and a video, and for spam referrers. */
export function statsRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  for (const [subpath, count] of Object.entries(table)) {
    rest.get(`/sites/:site/stats${subpath}`, (context) => {
      const site = ownSiteOf(platform, context, 'view stats');
      return context.json(count(platform, site));
    });
  }

  rest.get('/sites/:site/stats/post/:post', (context) => {
    const site = ownSiteOf(platform, context, 'view stats');
    const post = findPost(platform.world, site.id, idParameter(context, 'post'));
    const data = lastDays(platform).map((day, index) => [day, viewsOf(post.id, index)] as const);
    const views = data.reduce((sum, [, count]) => sum + count, 0);
    return context.json({
      date: data[0]?.[0],
      views,
      years: byYear(data),
      averages: byYear(data.map(([day, count]) => [day, count / data.length])),
      weeks: [
        { days: data.map(([day, count]) => ({ day, count })), total: views, average: views / data.length },
      ],
      fields: ['period', 'views'],
      data,
      highest_month: views,
      highest_day_average: Math.max(...data.map(([, count]) => count)),
      highest_week_average: views / data.length,
      post: { ID: post.id, post_title: post.title, post_status: post.status ?? 'publish' },
    });
  });

  rest.get('/sites/:site/stats/video/:video', (context) => {
    const site = ownSiteOf(platform, context, 'view stats');
    const attachment = platform.collections.of(site.id).media.get(context.req.param('video'));
    if (attachment === undefined) throw unknown('video');
    const { id } = attachment;
    const data = lastDays(platform).map((day, index) => [day, viewsOf(id, index)]);
    return context.json({
      fields: ['period', 'plays'],
      data,
      pages: [],
      post: { ID: id, post_title: attachment.title },
    });
  });

  for (const [verb, spam] of [
    ['new', true],
    ['delete', false],
  ] as const) {
    rest.on(writeMethods, `/sites/:site/stats/referrers/spam/${verb}`, async (context) => {
      const site = ownSiteOf(platform, context, 'view stats');
      const domain = requiredText(await readInput(context), 'domain');
      const { spamReferrers } = platform.collections.of(site.id);
      if (spam) spamReferrers.add(domain);
      else spamReferrers.delete(domain);
      return context.json({ success: true });
    });
  }
}

/** Sums daily counts by year and month: `{ 2024: { months: { 3: 12 }, total: 12 } }`. */
function byYear(days: readonly (readonly [day: string, count: number])[]): JsonObject {
  const years: Record<string, { months: Record<string, number>; total: number }> = {};
  for (const [day, count] of days) {
    const [year = '', month = ''] = day.split('-');
    const { months, total } = years[year] ?? { months: {}, total: 0 };
    const inMonth = (months[Number(month)] ?? 0) + count;
    years[year] = { months: { ...months, [Number(month)]: inMonth }, total: total + count };
  }
  return years;
}
