import type { Hono } from 'hono';
import { findPost } from '../model/comment-actions';
import type { JsonObject } from '../model/json';
import { forbidden, invalid } from '../model/platform-error';
import { escapeHtml } from './comment-shape';
import { plainText } from '../model/rich-text';
import type { Reblog } from '../model/shelves/site-shelves';
import type { Post } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { textOf } from '../model/input';
import type { Platform } from '../platform';
import { changing, idParameter, siteNamed, siteOf } from './parameters';

/** Whether the blogger has reblogged a post, and doing so: a new post on a site of theirs that quotes it. */
export function reblogRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const path = '/sites/:site/posts/:post/reblogs';
  const postOf = (context: SandboxContext): Post =>
    findPost(platform.world, siteOf(platform, context).id, idParameter(context, 'post'));

  rest.get(`${path}/mine`, (context) => context.json(standing(platform, postOf(context))));

  rest.on(changing, `${path}/new`, async (context) => {
    const post = postOf(context);
    const input = await readInput(context);
    const made = reblog(platform, post, input);
    platform.feed.refresh();
    return context.json({
      success: true,
      ...standing(platform, post),
      destination_site_id: made.siteId,
      destination_post_id: made.id,
    });
  });
}

/** Throws `invalid_input` without a destination, `unknown_blog`, or `unauthorized` for a site that is not the blogger's. */
function reblog(platform: Platform, post: Post, input: JsonObject): Post {
  const { world, shelves, nowS } = platform;
  const named = input.destination_site_id;
  if (typeof named !== 'number' && typeof named !== 'string')
    throw invalid('Missing parameter: destination_site_id');
  const destination = siteNamed(platform, named);
  if (destination.ownerId !== world.bloggerId) throw forbidden('publish posts');
  const note = textOf(input, 'note') ?? '';
  const words = plainText(post.content);
  const id = world.nextId();
  const made = world.setPost({
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
  shelves.of(post.siteId).reblogs.put(`${post.id}:${id}`, entry);
  return made;
}

/** The blogger's reblogs of a post that are still there to be read. */
export const reblogsOf = (
  { shelves, world }: Pick<Platform, 'shelves' | 'world'>,
  { siteId, id }: Post,
): Reblog[] =>
  shelves.of(siteId).reblogs.all.filter(({ postId, destinationSiteId, destinationPostId }) => {
    const made = world.post(destinationSiteId, destinationPostId);
    return postId === id && made !== undefined && made.status !== 'trash';
  });

function standing(platform: Platform, post: Post): JsonObject {
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
