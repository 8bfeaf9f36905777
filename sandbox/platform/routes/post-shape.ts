import type { JsonObject } from '../model/json';
import { postPath } from '../model/note-builder/addresses';
import { plainText } from '../model/rich-text';
import { termKey } from '../model/shelves/terms';
import { commentsOf } from '../model/threads';
import type { Post } from '../model/types';
import type { Platform } from '../platform';
import { authorShape, escapeHtml, restDate } from './comment-shape';
import { termShape } from './term-shape';

/** A post as the REST API answers it. */
export function postShape(platform: Platform, post: Post): JsonObject {
  const { world, origin } = platform;
  const { id, siteId } = post;
  const likers = world.likers({ kind: 'post', siteId, id });
  const self = `${origin}/rest/v1.1/sites/${siteId}/posts/${id}`;
  return {
    ID: id,
    site_ID: siteId,
    global_ID: siteId * 100_000 + id,
    author: authorShape(world.user(post.authorId), origin),
    date: restDate(post.time),
    modified: restDate(post.time),
    title: post.title,
    URL: `${origin}${postPath(world, post)}`,
    short_URL: `${origin}${postPath(world, post)}`,
    content: post.html ?? `<p>${escapeHtml(plainText(post.content))}</p>\n`,
    excerpt: post.excerpt ?? `<p>${escapeHtml(plainText(post.content).slice(0, 140))}</p>\n`,
    slug: post.slug,
    status: post.status ?? 'publish',
    sticky: false,
    password: '',
    parent: false,
    type: post.type ?? 'post',
    format: post.format ?? 'standard',
    featured_image: '',
    likes_enabled: true,
    sharing_enabled: true,
    like_count: likers.length,
    i_like: likers.includes(world.bloggerId),
    is_reblogged: platform.shelves.of(siteId).reblogs.all.some(({ postId }) => postId === id),
    is_following: world.followers(siteId).includes(world.bloggerId),
    discussion: {
      comments_open: true,
      comment_status: 'open',
      pings_open: true,
      ping_status: 'open',
      comment_count: commentsOf(world, post).length,
    },
    terms: Object.fromEntries(
      Object.keys(post.terms ?? {}).map((taxonomy) => [taxonomy, termsOf(platform, post, taxonomy)]),
    ),
    categories: termsOf(platform, post, 'category'),
    tags: termsOf(platform, post, 'post_tag'),
    metadata: false,
    meta: {
      links: {
        self,
        help: `${self}/help`,
        site: `${origin}/rest/v1.1/sites/${siteId}`,
        replies: `${self}/replies/`,
        likes: `${self}/likes/`,
      },
    },
  };
}

/** A post's terms of a taxonomy, by their names. */
function termsOf(platform: Platform, { siteId, terms }: Post, taxonomy: string): JsonObject {
  const shelf = platform.shelves.of(siteId).terms;
  const found = (terms?.[taxonomy] ?? []).flatMap((slug) => shelf.get(termKey(taxonomy, slug)) ?? []);
  return Object.fromEntries(found.map((term) => [term.name, termShape(platform, siteId, term)]));
}
