import type { JsonObject } from '../../model/json';
import { isPublished } from '../../model/published';
import { plainText } from '../../model/rich-text';
import { commentsOf } from '../../model/threads';
import type { Post, Site } from '../../model/types';
import type { Platform } from '../../platform';

/** Returns the last seven days as `2024-03-02`, newest first. */
export function lastDays({ nowS }: Platform): string[] {
  return Array.from({ length: 7 }, (_, back) =>
    new Date((nowS - back * 86_400) * 1000).toISOString().slice(0, 10),
  );
}

/** Returns the views of an item on a past day: an invented number that is always the same. */
export const viewsOf = (id: number, daysAgo: number): number => (id * 7 + daysAgo * 13) % 97;

/** Returns a site's published posts. */
export const postsOf = ({ world }: Platform, { id }: Site): Post[] =>
  [...world.posts.values()].filter((post) => post.siteId === id && isPublished(post));

const DAY = 86_400;

/** Returns the views of a site in each of the last 24 hours. */
export function hourlyViews({ nowS }: Platform, id: number): JsonObject {
  const hours = Array.from({ length: 24 }, (_, back) => {
    const hour = new Date((nowS - back * 3600) * 1000).toISOString().slice(0, 13).replace('T', ' ');
    return [`${hour}:00:00`, viewsOf(id, back) % 11] as const;
  });
  return Object.fromEntries(hours.reverse());
}

/** Counts the posts, words and comments of a site by year. */
export function yearsOf(platform: Platform, site: Site): JsonObject[] {
  const posts = postsOf(platform, site);
  const yearOf = ({ time }: Post): string => new Date(time * 1000).toISOString().slice(0, 4);
  return [...new Set(posts.map(yearOf))].sort().map((year) => {
    const written = posts.filter((post) => yearOf(post) === year);
    const comments = written.reduce((sum, post) => sum + commentsOf(platform.world, post).length, 0);
    const words = written.reduce((sum, post) => sum + plainText(post.content).split(/\s+/).length, 0);
    return {
      year,
      total_posts: written.length,
      total_words: words,
      avg_words: Math.round(words / written.length),
      total_comments: comments,
      avg_comments: comments / written.length,
    };
  });
}

/** Returns the longest and the latest series of days with a post. */
export function streaks(posts: readonly Post[]): JsonObject {
  const days = [...new Set(posts.map(({ time }) => Math.floor(time / DAY)))].sort(
    (one, other) => one - other,
  );
  const runs: number[][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last?.at(-1) === day - 1) last.push(day);
    else runs.push([day]);
  }
  const dateOf = (day: number | undefined): string =>
    day === undefined ? '' : new Date(day * DAY * 1000).toISOString().slice(0, 10);
  const shape = (run: readonly number[] = []): JsonObject => ({
    start: dateOf(run[0]),
    end: dateOf(run.at(-1)),
    length: run.length,
  });
  const longest = runs.reduce<readonly number[]>((long, run) => (run.length > long.length ? run : long), []);
  return { long: shape(longest), current: shape(runs.at(-1)) };
}

/** Creates the response of a daily statistic; it contains only today's numbers. */
export function byDay(platform: Platform, today: JsonObject): JsonObject {
  const [date = ''] = lastDays(platform);
  return { date, period: 'day', days: { [date]: today } };
}
