import { findComment, findPost } from '../model/comment-actions';
import type { JsonObject } from '../model/json';
import type { Likeable } from '../model/world';
import type { Platform } from '../platform';
import { authorShape } from './comment-shape';
import { idParameter, type Parameters, siteOf } from './parameters';
import type { RouteTable } from './route-table';

const likeRoutesOf = (kind: Likeable['kind']): RouteTable => {
  const path = `/sites/{site}/${kind}s/{${kind}}/likes`;
  return {
    [`GET ${path}`]: (platform, request) => {
      const what = likeableOf(platform, request, kind);
      const likes = platform.world
        .likers(what)
        .map((id) => authorShape(platform.world.user(id), platform.origin));
      return { ...likeState(platform, what), found: likes.length, likes };
    },
    [`GET ${path}/mine`]: (platform, request) => likeState(platform, likeableOf(platform, request, kind)),
    [`POST ${path}/new`]: (platform, request) => change(platform, likeableOf(platform, request, kind), true),
    [`POST ${path}/mine/delete`]: (platform, request) =>
      change(platform, likeableOf(platform, request, kind), false),
  };
};

/** Routes for likes of posts and comments: all users who like one, and the blogger's own like. */
export const likeRoutes: RouteTable = { ...likeRoutesOf('post'), ...likeRoutesOf('comment') };

function likeableOf(platform: Platform, request: Parameters, kind: Likeable['kind']): Likeable {
  const { id: siteId } = siteOf(platform, request);
  const find = kind === 'post' ? findPost : findComment;
  return { kind, siteId, id: find(platform.world, siteId, idParameter(request, kind)).id };
}

function change(platform: Platform, what: Likeable, liked: boolean): JsonObject {
  const { world, origin } = platform;
  // On the platform, too, `success` is false if nothing changed.
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
