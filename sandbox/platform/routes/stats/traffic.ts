import type { Platform } from '../../platform';
import { reblogsOf } from '../reblogs';
import { byDay, lastDays, viewsOf } from './numbers';
import type { StatsTable } from './table';

const referrers = ['search.example', 'ferry-times.example', 'free-kettles.example'];

const reblogsOfSite = (platform: Platform, id: number): number =>
  [...platform.world.posts.values()]
    .filter(({ siteId }) => siteId === id)
    .reduce((sum, post) => sum + reblogsOf(platform, post).length, 0);

/** Statistics of views, visitors, referrers, search terms and clicks. */
export const trafficStats: StatsTable = {
  '': (platform, { id }) => {
    const data = lastDays(platform).map((day, index) => [day, viewsOf(id, index), viewsOf(id, index + 1)]);
    return {
      date: lastDays(platform)[0] ?? '',
      stats: {
        views_today: viewsOf(id, 0),
        visitors_today: viewsOf(id, 1),
        views_yesterday: viewsOf(id, 1),
        views: 9000 + id,
        visitors: 4000 + id,
        posts: [...platform.world.posts.values()].filter(({ siteId }) => siteId === id).length,
        comments: [...platform.world.comments.values()].filter(({ siteId }) => siteId === id).length,
        followers_blog: platform.world.followers(id).length,
      },
      visits: { unit: 'day', fields: ['period', 'views', 'visitors'], data },
    };
  },
  '/visits': (platform, { id }) => ({
    date: lastDays(platform)[0] ?? '',
    unit: 'day',
    fields: ['period', 'views', 'visitors'],
    data: lastDays(platform).map((day, index) => [day, viewsOf(id, index), viewsOf(id, index + 1)]),
  }),
  '/summary': (platform, { id }) => ({
    date: lastDays(platform)[0] ?? '',
    period: 'day',
    views: viewsOf(id, 0),
    visitors: viewsOf(id, 1),
    likes: viewsOf(id, 2),
    reblogs: reblogsOfSite(platform, id),
    comments: [...platform.world.comments.values()].filter(({ siteId }) => siteId === id).length,
    followers: platform.world.followers(id).length,
  }),
  '/referrers': (platform, { id }) => {
    const { spamReferrers } = platform.collections.of(id);
    const groups = referrers
      .filter((domain) => !spamReferrers.has(domain))
      .map((domain, index) => ({
        group: domain,
        name: domain,
        url: `https://${domain}/`,
        icon: '',
        total: viewsOf(id, index),
        results: { views: viewsOf(id, index) },
      }));
    return byDay(platform, { groups, other_views: 0, total_views: groups.length });
  },
  '/search-terms': (platform) =>
    byDay(platform, {
      search_terms: [{ term: 'bread for people with trains to catch', views: 3 }],
      encrypted_search_terms: 11,
      other_search_terms: 0,
      total_search_terms: 14,
    }),
  '/clicks': (platform) =>
    byDay(platform, {
      clicks: [{ icon: '', url: 'https://example.com/', name: 'example.com', views: 2, children: null }],
      other_clicks: 0,
      total_clicks: 2,
    }),
  '/country-views': (platform, { id }) => ({
    ...byDay(platform, {
      views: [{ country_code: 'GB', views: viewsOf(id, 0) }],
      other_views: 0,
      total_views: viewsOf(id, 0),
    }),
    'country-info': { GB: { flag_icon: '', country_full: 'United Kingdom', map_region: '154' } },
  }),
};
