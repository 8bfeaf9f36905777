import type { Hono } from 'hono';
import type { SandboxEnv } from '../http/env';
import { isJsonObject, toId } from '../model/json';
import { unknown } from '../model/platform-error';
import { plainText } from '../model/rich-text';
import type { Comment } from '../model/types';
import type { Platform } from '../platform';

/** Routes that read the platform's state, the request log and the statistics. */
export function observationRoutes(app: Hono<SandboxEnv>, platform: Platform): void {
  const commentState = (comment: Comment): object => ({
    ...comment,
    content: plainText(comment.content),
    likes: platform.world.likers({ kind: 'comment', siteId: comment.siteId, id: comment.id }),
  });

  app.get('/state', (context) => {
    const { world, feed, hub, faultInjection, log, policy, pixels } = platform;
    const notes = feed.list();
    const requests = log.list();
    return context.json({
      blogger: world.bloggerId,
      users: [...world.users.values()],
      sites: [...world.sites.values()].map((site) => ({ ...site, followers: world.followers(site.id) })),
      posts: [...world.posts.values()].map((post) => ({
        ...post,
        content: plainText(post.content),
        likes: world.likers({ kind: 'post', siteId: post.siteId, id: post.id }),
      })),
      comments: [...world.comments.values()].map(commentState),
      following: [...world.sites.keys()].filter((id) => world.followers(id).includes(world.bloggerId)),
      notes: notes.map(({ id, json, record, hash }) => ({
        id: id ?? null,
        type: json.type,
        read: record.read,
        time: record.time,
        hash,
        // The ids of the site, post, comment and user that the note is about.
        ids: isJsonObject(json.meta) ? (json.meta.ids ?? {}) : {},
      })),
      seen: feed.lastSeen,
      read: notes.filter(({ record }) => record.read).map(({ id }) => id ?? null),
      unread: notes.filter(({ record }) => !record.read).map(({ id }) => id ?? null),
      pixels,
      sockets: hub.count,
      accept: hub.accepting,
      slow: faultInjection.slowMs,
      faults: faultInjection.faults,
      policy,
      rules: world.rules,
      requests: { count: requests.length, last: requests.slice(-10) },
    });
  });

  app.get('/comments/:id', (context) => {
    const id = toId(context.req.param('id'));
    const comment = [...platform.world.comments.values()].find((known) => known.id === id);
    if (comment === undefined) throw unknown('comment');
    return context.json(commentState(comment));
  });

  app.get('/stats', (context) => context.json({ stats: platform.statistics.list }));

  app.delete('/stats', (context) => {
    platform.statistics.clear();
    return context.json({ success: true });
  });

  app.get('/requests', (context) => context.json({ requests: platform.log.list() }));

  app.delete('/requests', (context) => {
    platform.log.clear();
    return context.json({ success: true });
  });
}
