import type { Hono } from 'hono';
import { findPost } from '../model/comment-actions';
import type { JsonObject } from '../model/json';
import { forbidden, invalid } from '../model/platform-error';
import { escapeHtml } from './comment-shape';
import { plainText } from '../model/rich-text';
import type { Reblog } from '../model/collections/site-collections';
import type { Post } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { textOf } from '../model/input';
import type { Platform } from '../platform';
import { writeMethods, idParameter, findSite, siteOf } from './parameters';

/**
 * Routes that read and create the blogger's reblogs of a post. A reblog is a new post on one of the
 * blogger's sites that quotes the original.
 */
export function reblogRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const path = '/sites/:site/posts/:post/reblogs';
  const postOf = (context: SandboxContext): Post =>
    findPost(platform.world, siteOf(platform, context).id, idParameter(context, 'post'));

  rest.get(`${path}/mine`, (context) => context.json(reblogState(platform, postOf(context))));

  rest.on(writeMethods, `${path}/new`, async (context) => {
    const post = postOf(context);
    const input = await readInput(context);
    const newPost = reblog(platform, post, input);
    platform.feed.refresh();
    return context.json({
      success: true,
      ...reblogState(platform, post),
      destination_site_id: newPost.siteId,
      destination_post_id: newPost.id,
    });
  });
}

/**
 * Creates a reblog. Throws `invalid_input` without a destination, `unknown_blog`, or `unauthorized`
 * if the destination is not the blogger's site.
 */
function reblog(platform: Platform, post: Post, input: JsonObject): Post {
  const { world, collections, nowS } = platform;
  const destinationName = input.destination_site_id;
  if (typeof destinationName !== 'number' && typeof destinationName !== 'string')
    throw invalid('Missing parameter: destination_site_id');
  const destination = findSite(platform, destinationName);
  if (destination.ownerId !== world.bloggerId) throw forbidden('publish posts');
  const note = textOf(input, 'note') ?? '';
  const words = plainText(post.content);
  const id = world.nextId();
  const newPost = world.setPost({
    id,
    siteId: destination.id,
    authorId: world.bloggerId,
    slug: `reblog-${id}`,
    title: post.title,
    content: `${note}\n${words}`,
    html: `<p>${escapeHtml(note)}</p><blockquote>${escapeHtml(words)}</blockquote>`,
    time: nowS,
  });
  const entry = { postId: post.id, destinationSiteId: destination.id, destinationPostId: id };
  collections.of(post.siteId).reblogs.put(`${post.id}:${id}`, entry);
  return newPost;
}

/** Returns the blogger's reblogs of a post that have not been deleted. */
export const reblogsOf = (
  { collections, world }: Pick<Platform, 'collections' | 'world'>,
  { siteId, id }: Post,
): Reblog[] =>
  collections.of(siteId).reblogs.all.filter(({ postId, destinationSiteId, destinationPostId }) => {
    const newPost = world.post(destinationSiteId, destinationPostId);
    return postId === id && newPost !== undefined && newPost.status !== 'trash';
  });

function reblogState(platform: Platform, post: Post): JsonObject {
  const { origin } = platform;
  const { siteId, id } = post;
  const reblogs = reblogsOf(platform, post);
  const site = `${origin}/rest/v1.1/sites/${siteId}`;
  return {
    can_reblog: true,
    can_user_reblog: true,
    is_reblogged: reblogs.length > 0,
    reblog_count: reblogs.length,
    site_ID: siteId,
    post_ID: id,
    meta: { links: { self: `${site}/posts/${id}/reblogs/mine`, post: `${site}/posts/${id}`, site } },
  };
}
