import type { JsonObject } from '../model/json';
import { postPath } from '../model/note-builder/addresses';
import { defaultExtras } from '../model/post-extras';
import { plainText } from '../model/rich-text';
import { termKey } from '../model/collections/terms';
import { commentsOf } from '../model/threads';
import type { Post } from '../model/types';
import type { SandboxContext } from '../http/env';
import type { Platform } from '../platform';
import { authorShape, escapeHtml, restDate } from './comment-shape';
import { filePath } from './media-shape';
import { reblogsOf } from './reblogs';
import { termShape } from './term-shape';

/** Whether the request has no token. */
export const isAnonymous = (context: SandboxContext): boolean => context.get('isAnonymous') === true;

/** Converts a post for a request. Without a token, all personal flags are false. */
export const shapeFor = (platform: Platform, context: SandboxContext, post: Post): JsonObject => ({
  ...postShape(platform, post),
  ...(isAnonymous(context) && { i_like: false, is_reblogged: false, is_following: false }),
});

/** Converts a post to the format of the REST API, for the signed-in blogger. */
export function postShape(platform: Platform, post: Post): JsonObject {
  const { world, origin } = platform;
  const { id, siteId, extras = defaultExtras } = post;
  const likers = world.likers({ kind: 'post', siteId, id });
  const self = `${origin}/rest/v1.1/sites/${siteId}/posts/${id}`;
  return {
    ID: id,
    site_ID: siteId,
    global_ID: siteId * 100_000 + id,
    author: authorShape(world.user(post.authorId), origin),
    date: restDate(post.time),
    modified: restDate(post.modified ?? post.time),
    title: post.title,
    URL: `${origin}${postPath(world, post)}`,
    short_URL: `${origin}${postPath(world, post)}`,
    content: post.html ?? `<p>${escapeHtml(plainText(post.content))}</p>\n`,
    excerpt: post.excerpt ?? `<p>${escapeHtml(plainText(post.content).slice(0, 140))}</p>\n`,
    slug: post.slug,
    status: post.status ?? 'publish',
    sticky: extras.sticky,
    password: extras.password,
    parent: parentShape(platform, siteId, extras.parentId),
    type: post.type ?? 'post',
    format: post.format ?? 'standard',
    featured_image: imageUrl(platform, siteId, extras.featuredImage),
    likes_enabled: extras.likesEnabled,
    sharing_enabled: extras.sharingEnabled,
    like_count: likers.length,
    i_like: likers.includes(world.bloggerId),
    is_reblogged: reblogsOf(platform, post).length > 0,
    is_following: world.followers(siteId).includes(world.bloggerId),
    discussion: {
      comments_open: extras.commentsOpen,
      comment_status: extras.commentsOpen ? 'open' : 'closed',
      pings_open: extras.pingsOpen,
      ping_status: extras.pingsOpen ? 'open' : 'closed',
      comment_count: commentsOf(world, post).length,
    },
    terms: Object.fromEntries(
      Object.keys(post.terms ?? {}).map((taxonomy) => [taxonomy, termsOf(platform, post, taxonomy)]),
    ),
    categories: termsOf(platform, post, 'category'),
    tags: termsOf(platform, post, 'post_tag'),
    metadata: extras.metadata.length > 0 && extras.metadata.map((meta) => ({ ...meta })),
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

/** Returns the parent post, or false if the post has none. */
function parentShape({ world, origin }: Platform, siteId: number, parentId: number): JsonObject | false {
  const parent = world.post(siteId, parentId);
  if (parent === undefined) return false;
  const link = `${origin}/rest/v1.1/sites/${siteId}/posts/${parentId}`;
  return { ID: parentId, type: parent.type ?? 'post', link, title: parent.title };
}

/** Returns the address of the library file with this id, or else the value itself, which is an address. */
function imageUrl(platform: Platform, siteId: number, image: string): string {
  const media = platform.collections.of(siteId).media.get(image);
  return media === undefined ? image : `${platform.origin}${filePath(siteId, media)}`;
}

/** Returns a post's terms of one taxonomy, by name. */
function termsOf(platform: Platform, { siteId, terms }: Post, taxonomy: string): JsonObject {
  const collection = platform.collections.of(siteId).terms;
  const found = (terms?.[taxonomy] ?? []).flatMap((slug) => collection.get(termKey(taxonomy, slug)) ?? []);
  return Object.fromEntries(found.map((term) => [term.name, termShape(platform, siteId, term)]));
}
