import type { JsonObject } from '../../model/json';
import { isPublished } from '../../model/published';
import type { Post, Site } from '../../model/types';
import type { Platform } from '../../platform';

/** The last seven days as `2024-03-02`, newest first. */
export function lastDays({ nowS }: Platform): string[] {
  return Array.from({ length: 7 }, (_, back) =>
    new Date((nowS - back * 86_400) * 1000).toISOString().slice(0, 10),
  );
}

/** How often something was looked at on a day that many days ago: made up, but always the same. */
export const viewsOf = (id: number, daysAgo: number): number => (id * 7 + daysAgo * 13) % 97;

/** A site's published posts. */
export const postsOf = ({ world }: Platform, { id }: Site): Post[] =>
  [...world.posts.values()].filter((post) => post.siteId === id && isPublished(post));

/** The answer of a statistic that is kept by day: today's. */
export function byDay(platform: Platform, today: JsonObject): JsonObject {
  const [date = ''] = lastDays(platform);
  return { date, period: 'day', days: { [date]: today } };
}
