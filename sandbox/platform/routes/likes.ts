import type { Hono } from 'hono';
import { findComment, findPost } from '../model/comment-actions';
import type { JsonObject } from '../model/json';
import type { Likeable } from '../model/world';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { authorShape } from './comment-shape';
import { writeMethods, idParameter, siteOf } from './parameters';

/** Routes for likes of posts and comments: the users who like it, and the blogger's own like. */
export function likeRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  for (const kind of ['post', 'comment'] as const) {
    const path = `/sites/:site/${kind}s/:${kind}/likes`;

    rest.get(path, (context) => {
      const what = likeableOf(platform, context, kind);
      const likes = platform.world
        .likers(what)
        .map((id) => authorShape(platform.world.user(id), platform.origin));
      return context.json({ ...likeState(platform, what), found: likes.length, likes });
    });

    rest.get(`${path}/mine`, (context) =>
      context.json(likeState(platform, likeableOf(platform, context, kind))),
    );

    rest.on(writeMethods, `${path}/new`, (context) => context.json(change(platform, context, kind, true)));

    rest.on(writeMethods, `${path}/mine/delete`, (context) =>
      context.json(change(platform, context, kind, false)),
    );
  }
}

function likeableOf(platform: Platform, context: SandboxContext, kind: Likeable['kind']): Likeable {
  const { id: siteId } = siteOf(platform, context);
  const find = kind === 'post' ? findPost : findComment;
  return { kind, siteId, id: find(platform.world, siteId, idParameter(context, kind)).id };
}

function change(
  platform: Platform,
  context: SandboxContext,
  kind: Likeable['kind'],
  liked: boolean,
): JsonObject {
  const what = likeableOf(platform, context, kind);
  const { world, origin } = platform;
  // Like the platform, `success` is false if nothing changed.
  const success = world.likers(what).includes(world.bloggerId) !== liked;
  if (success) world.setLike(what, world.bloggerId, liked);
  platform.feed.refresh();
  return {
    success,
    ...likeState(platform, what),
    liker: { ...authorShape(world.user(world.bloggerId), origin), site_visible: true, default_avatar: false },
  };
}

function likeState({ world, origin }: Platform, what: Likeable): JsonObject {
  const likers = world.likers(what);
  const site = `${origin}/rest/v1.1/sites/${what.siteId}`;
  const self = `${site}/${what.kind}s/${what.id}`;
  return {
    i_like: likers.includes(world.bloggerId),
    like_count: likers.length,
    site_ID: what.siteId,
    [`${what.kind}_ID`]: what.id,
    meta: { links: { help: `${self}/likes/help`, [what.kind]: self, site } },
  };
}
