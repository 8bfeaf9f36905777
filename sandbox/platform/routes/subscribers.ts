import type { Hono } from 'hono';
import { findPost } from '../model/comment-actions';
import type { JsonObject } from '../model/json';
import type { Post } from '../model/types';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { authorShape } from './comment-shape';
import { writeMethods, idParameter, siteOf } from './parameters';

/**
 * Routes for subscriptions to the comments of a post: the subscribers, and the blogger's own
 * subscription.
 */
export function subscriberRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const path = '/sites/:site/posts/:post/subscribers';
  const postOf = (context: SandboxContext): Post =>
    findPost(platform.world, siteOf(platform, context).id, idParameter(context, 'post'));
  const idsOf = (post: Post): readonly number[] =>
    platform.collections.of(post.siteId).subscribers.get(post.id) ?? [];

  const subscriptionState = (post: Post): JsonObject => {
    const site = `${platform.origin}/rest/v1.1/sites/${post.siteId}`;
    return {
      i_subscribe: idsOf(post).includes(platform.world.bloggerId),
      site_ID: post.siteId,
      post_ID: post.id,
      meta: { links: { post: `${site}/posts/${post.id}`, site } },
    };
  };
  const change = (post: Post, subscribes: boolean): JsonObject => {
    const me = platform.world.bloggerId;
    const before = idsOf(post);
    const others = before.filter((id) => id !== me);
    platform.collections.of(post.siteId).subscribers.put(post.id, subscribes ? [...others, me] : others);
    return { success: before.includes(me) !== subscribes, ...subscriptionState(post) };
  };

  rest.get(path, (context) => {
    const post = postOf(context);
    const { world, origin } = platform;
    const subscriptions = idsOf(post).map((id) => authorShape(world.user(id), origin));
    return context.json({ found: subscriptions.length, subscriptions });
  });
  rest.get(`${path}/mine`, (context) => context.json(subscriptionState(postOf(context))));
  rest.on(writeMethods, `${path}/new`, (context) => context.json(change(postOf(context), true)));
  rest.on(writeMethods, `${path}/mine/delete`, (context) => context.json(change(postOf(context), false)));
}
