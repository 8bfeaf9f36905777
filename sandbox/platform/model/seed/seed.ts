import { slugOf } from '../slug';
import type { NoteFeed } from '../note-feed';
import { createRandom } from '../random';
import type { Post } from '../types';
import type { World } from '../world';
import { randomEvent } from './filler-events';
import { bloggerId, sites, users } from './people';
import { archive, likedPosts, ownPosts, type SeedPost } from './posts';
import { timeline, welcome } from './timeline';
import type { SeedContext } from './seed-events';
import { noteTimes } from './schedule';

/** Positions of the unread notes, counted from the newest. */
const unreadPlaces: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 6, 8, 11]);

/** The number of notes that the blogger has not seen. */
const NEW_NOTES = 5;

const DAY = 86_400;

/**
 * Fills an empty world with `count` notes and their subjects. The same seed and time give the same
 * content.
 */
export function seedWorld(
  world: World,
  feed: NoteFeed,
  options: { seed: number; count: number; nowMs: number },
): void {
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
  const times = noteTimes(options.count, options.nowMs);
  // Oldest first, so that ids increase with time, as on the platform.
  for (const [place, time] of [...times.entries()].reverse()) {
    const oldest = place === times.length - 1 && place > 0;
    const event = oldest ? welcome : (timeline[place] ?? randomEvent);
    event(context, time);
  }
  for (const { siteId, id } of likedPosts.map(publish))
    world.setLike({ kind: 'post', siteId, id }, bloggerId, true);
  finishSeed(world, feed);
}

function finishSeed(world: World, feed: NoteFeed): void {
  const newestFirst = feed.all;
  newestFirst.forEach((record, place) => feed.setRecord({ ...record, read: !unreadPlaces.has(place) }));
  feed.markSeen(newestFirst[NEW_NOTES]?.time ?? 0);
  world.finishSetup();
  feed.refresh();
}
