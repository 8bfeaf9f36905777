import { slugOf } from '../slug';
import type { NoteFeed } from '../note-feed';
import { createRandom } from '../random';
import type { Post } from '../types';
import type { World } from '../world';
import { randomEvent } from './filler-events';
import { morning, morningTimes } from './morning';
import { bloggerId, sites, users } from './people';
import { archive, likedPosts, ownPosts, type SeedPost } from './posts';
import { timeline, welcome } from './timeline';
import type { SeedContext } from './seed-events';
import { noteTimes } from './schedule';

/** Positions of the unread notes, counted from the newest one. */
const unreadPlaces: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 6, 8, 11]);

/** The number of notes that the blogger has not seen. */
const NEW_NOTES = 5;

/** Options for the first notes of a world. */
export interface SeedOptions {
  readonly seed: number;
  /** The number of notes, unless `isMorning` is set. */
  readonly count: number;
  /** Whether the world starts with a morning's hundred unread notes instead of the usual notes. */
  readonly isMorning: boolean;
  readonly nowMs: number;
}

const DAY = 86_400;

/**
 * Fills an empty world with notes and their subjects. The same seed and time give the same content.
 */
export function seedWorld(world: World, feed: NoteFeed, options: SeedOptions): void {
  for (const user of users) world.users.set(user.id, user);
  for (const site of sites) world.sites.set(site.id, site);
  const nowS = Math.floor(options.nowMs / 1000);
  const publish = (post: SeedPost, index: number): Post =>
    world.setPost({
      ...post,
      id: world.nextId(),
      slug: slugOf(post.title),
      time: nowS - (250 + 9 * index) * DAY,
    });
  const posts = ownPosts.map(publish);
  const older = archive.map(publish);
  for (const siteId of [2110, 2113, 2119, 2123, 2125]) world.setFollow(siteId, bloggerId, true);

  const context: SeedContext = { world, feed, random: createRandom(options.seed), posts, archive: older };
  if (options.isMorning) addMorning({ ...context, posts: [...posts, ...older] }, options.nowMs);
  else addTimeline(context, options);
  for (const { siteId, id } of likedPosts.map(publish))
    world.setLike({ kind: 'post', siteId, id }, bloggerId, true);
  world.finishSetup();
  feed.refresh();
}

/** Adds the usual notes, most of which are read. */
function addTimeline(context: SeedContext, { count, nowMs }: SeedOptions): void {
  const { feed } = context;
  const times = noteTimes(count, nowMs);
  // Oldest first, so that ids increase with time, as on the platform.
  for (const [place, time] of [...times.entries()].reverse()) {
    const oldest = place === times.length - 1 && place > 0;
    const event = oldest ? welcome : (timeline[place] ?? randomEvent);
    event(context, time);
  }
  const newestFirst = feed.all;
  newestFirst.forEach((record, place) => feed.setRecord({ ...record, read: !unreadPlaces.has(place) }));
  feed.markSeen(newestFirst[NEW_NOTES]?.time ?? 0);
}

/** Adds a morning's notes, all of them unread and unseen. */
function addMorning(context: SeedContext, nowMs: number): void {
  const times = morningTimes(nowMs);
  for (const [place, event] of [...morning.entries()].reverse()) event(context, times[place] ?? 0);
  context.feed.markSeen((times.at(-1) ?? 0) - 1);
}
