import { postPath } from '../../model/note-builder/addresses';
import type { JsonObject } from '../../model/json';
import { avatarUrl, displayName } from '../../model/note-builder/people';
import { commentsOf } from '../../model/threads';
import type { Site } from '../../model/types';
import type { Platform } from '../../platform';
import { filePath } from '../media-shape';
import { byDay, lastDays, postsOf, viewsOf } from './numbers';
import type { StatsTable } from './table';

/** Statistics of posts, authors, comments, tags and videos. */
export const contentStats: StatsTable = {
  '/top-posts': (platform, site) => {
    const postviews = postsOf(platform, site)
      .map((post) => ({
        id: post.id,
        href: `${platform.origin}${postPath(platform.world, post)}`,
        title: post.title,
        type: post.type ?? 'post',
        views: viewsOf(post.id, 0),
      }))
      .sort((one, other) => other.views - one.views);
    return byDay(platform, { postviews, total_views: postviews.reduce((sum, { views }) => sum + views, 0) });
  },
  '/top-authors': (platform, site) => {
    const owner = platform.world.user(site.ownerId);
    const name = owner === undefined ? '' : displayName(owner);
    const avatar = owner === undefined ? '' : avatarUrl(owner, platform.origin);
    const posts = postsOf(platform, site).map(({ id, title }) => ({ id, title, views: viewsOf(id, 0) }));
    return byDay(platform, { authors: [{ name, avatar, views: viewsOf(site.id, 0), posts }] });
  },
  '/comments': (platform, site) => {
    const posts = postsOf(platform, site).map((post) => ({
      id: post.id,
      name: post.title,
      link: `${platform.origin}${postPath(platform.world, post)}`,
      comments: commentsOf(platform.world, post).length,
    }));
    const total = posts.reduce((sum, { comments }) => sum + comments, 0);
    return {
      date: lastDays(platform)[0] ?? '',
      authors: commenters(platform, site),
      posts,
      monthly_comments: total,
      // The platform sends this number as text, unlike the one above.
      total_comments: String(total),
      most_active_day: lastDays(platform)[3] ?? '',
      most_active_time: '07:00',
    };
  },
  '/tags': (platform, site) => ({
    date: lastDays(platform)[0] ?? '',
    tags: platform.collections
      .of(site.id)
      .terms.all.filter(({ taxonomy }) => taxonomy === 'post_tag')
      .map(({ name, id }) => ({ tags: [{ type: 'tag', name, link: '' }], views: viewsOf(id, 0) })),
  }),
  '/video-plays': (platform, site) => {
    const films = platform.collections.of(site.id).media.all.filter(({ type }) => type.startsWith('video/'));
    const plays = films.map(({ id, title, file, edition }) => ({
      post_id: id,
      title,
      url: `${platform.origin}${filePath(site.id, { id, file, edition })}`,
      plays: viewsOf(id, 0),
    }));
    const total = plays.reduce((sum, each) => sum + each.plays, 0);
    return byDay(platform, { plays, other_plays: 0, total_plays: total });
  },
};

/** Returns the users who commented on a site, those with the most comments first. */
function commenters({ world, origin }: Platform, { id }: Site): JsonObject[] {
  const authors = [...world.comments.values()].filter(({ siteId }) => siteId === id);
  return [...new Set(authors.map(({ authorId }) => authorId))]
    .flatMap((authorId) => world.user(authorId) ?? [])
    .map((user) => ({
      name: displayName(user),
      link: `${origin}/u/${user.login}`,
      gravatar: avatarUrl(user, origin),
      comments: authors.filter(({ authorId }) => authorId === user.id).length,
    }))
    .sort((one, other) => other.comments - one.comments);
}
