import { slugOf } from '../happenings';
import type { NoteFeed } from '../note-feed';
import { createRandom } from '../random';
import type { Post } from '../types';
import type { World } from '../world';
import { ordinaryDay } from './filler';
import { bloggerId, sites, users } from './people';
import { archive, likedPosts, ownPosts, type SeedPost } from './posts';
import { programme, welcome } from './programme';
import type { Scene } from './scene';
import { noteTimes } from './schedule';

/** Places from the newest of the notes that the blogger has not read. */
const unreadPlaces: ReadonlySet<number> = new Set([0, 1, 2, 3, 4, 6, 8, 11]);

/** How many notes came since the blogger last looked. */
const NEW_NOTES = 5;

const DAY = 86_400;

/** Fills an empty world with `count` notes and all they tell of; the same for the same seed and moment. */
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

  const scene: Scene = { world, feed, random: createRandom(options.seed), posts, archive: older };
  const times = noteTimes(options.count, options.nowMs);
  // Oldest first, so that ids grow with time as they do on the platform.
  for (const [place, time] of [...times.entries()].reverse()) {
    const oldest = place === times.length - 1 && place > 0;
    const play = oldest ? welcome : (programme[place] ?? ordinaryDay);
    play(scene, time);
  }
  for (const { siteId, id } of likedPosts.map(publish))
    world.setLike({ kind: 'post', siteId, id }, bloggerId, true);
  settle(world, feed);
}

function settle(world: World, feed: NoteFeed): void {
  const newestFirst = feed.all;
  newestFirst.forEach((record, place) => feed.setRecord({ ...record, read: !unreadPlaces.has(place) }));
  feed.markSeen(newestFirst[NEW_NOTES]?.time ?? 0);
  world.settle();
  feed.refresh();
}
