import { postPath } from '../../model/note-builder/addresses';
import { displayName } from '../../model/note-builder/people';
import { commentsOf } from '../../model/threads';
import { byDay, lastDays, postsOf, viewsOf } from './numbers';
import type { StatsTable } from './table';

/** What was read, said and played. */
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
    return byDay(platform, { authors: [{ name, avatar: '', views: viewsOf(site.id, 0), posts: [] }] });
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
      authors: [],
      posts,
      monthly_comments: total,
      total_comments: total,
      most_active_day: '',
      most_active_time: '',
    };
  },
  '/tags': (platform, site) => ({
    date: lastDays(platform)[0] ?? '',
    tags: platform.shelves
      .of(site.id)
      .terms.all.filter(({ taxonomy }) => taxonomy === 'post_tag')
      .map(({ name, id }) => ({ tags: [{ type: 'tag', name, link: '' }], views: viewsOf(id, 0) })),
  }),
  '/video-plays': (platform) => byDay(platform, { plays: [], other_plays: 0, total_plays: 0 }),
};
