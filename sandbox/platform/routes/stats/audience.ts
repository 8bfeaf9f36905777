import { avatarUrl, displayName } from '../../model/note-builder/people';
import { hourlyViews, lastDays, postsOf, streaks, viewsOf, yearsOf } from './numbers';
import type { StatsTable } from './table';

/** Statistics of followers, and insights. */
export const audienceStats: StatsTable = {
  '/followers': ({ world, origin }, { id }) => {
    const ids = world.followers(id);
    const subscribers = ids
      .flatMap((userId) => world.user(userId) ?? [])
      .map((user) => ({
        ID: user.id,
        label: displayName(user),
        avatar: avatarUrl(user, origin),
        url: null,
        follow_data: null,
        date_subscribed: '2024-03-02T08:14:00+00:00',
      }));
    return {
      page: 1,
      pages: 1,
      total: ids.length,
      total_email: 0,
      total_wpcom: ids.length,
      is_owner_subscribing: false,
      subscribers,
    };
  },
  '/comment-followers': ({ world, collections }, { id }) => {
    const posts = [...world.posts.values()]
      .filter(({ siteId }) => siteId === id)
      .map((post) => ({
        id: post.id,
        title: post.title,
        followers: collections.of(id).subscribers.get(post.id)?.length ?? 0,
      }))
      .filter(({ followers }) => followers > 0);
    return { page: 1, pages: 1, total: posts.length, posts };
  },
  '/publicize': ({ collections }) => ({
    services: collections.account.publicize.all.map(({ service = '' }) => ({ service, followers: 12 })),
  }),
  '/insights': (platform, site) => ({
    highest_hour: 7,
    highest_hour_percent: 22.4,
    highest_day_of_week: 3,
    highest_day_percent: 31.5,
    days: Object.fromEntries(lastDays(platform).map((_, day) => [String(day), viewsOf(site.id, day)])),
    hourly_views: hourlyViews(platform, site.id),
    years: yearsOf(platform, site),
  }),
  '/streak': (platform, site) => ({
    streak: streaks(postsOf(platform, site)),
    data: Object.fromEntries(postsOf(platform, site).map(({ time }) => [String(time), 1])),
  }),
};
