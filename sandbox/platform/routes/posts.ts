import type { Hono } from 'hono';
import { plainText } from '../model/rich-text';
import { isPublished } from '../model/published';
import { unknown } from '../model/platform-error';
import { addPost, changePost, deletePost, restorePost } from '../model/post-actions';
import type { Post } from '../model/types';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { pickFields } from './fields';
import { writeMethods, ownSiteOf, pageOf, postOf, siteOf } from './parameters';
import { isAnonymous, shapeFor } from './post-shape';

/** Routes that create, find, change, trash and restore posts. */
export function postRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const respond = (context: SandboxContext, post: Post): Response => {
    platform.feed.refresh();
    return context.json(pickFields(shapeFor(platform, context, post), context.req.query('fields')));
  };
  const own = (context: SandboxContext): Post =>
    postOf(platform, ownSiteOf(platform, context, 'edit post'), context);

  rest.get('/sites/:site/posts', (context) => {
    const { id } = siteOf(platform, context);
    const posts = matchingPosts(platform, context).filter(({ siteId }) => siteId === id);
    return context.json(listShape(platform, context, posts));
  });

  rest.on(writeMethods, '/sites/:site/posts/new', async (context) => {
    const { id } = ownSiteOf(platform, context, 'publish posts');
    const input = await readInput(context);
    return respond(context, addPost(platform.world, platform.collections.of(id), id, input, platform.nowS));
  });

  rest.get('/sites/:site/posts/:post', (context) => {
    const post = postOf(platform, siteOf(platform, context), context);
    if (isAnonymous(context) && !isPublished(post)) throw unknown('post');
    return respond(context, post);
  });

  rest.on(writeMethods, '/sites/:site/posts/:post', async (context) => {
    const post = own(context);
    const input = await readInput(context);
    return respond(
      context,
      changePost(platform.world, platform.collections.of(post.siteId), post, input, platform.nowS),
    );
  });

  rest.on(writeMethods, '/sites/:site/posts/:post/delete', (context) =>
    respond(context, deletePost(platform.world, own(context))),
  );

  rest.on(writeMethods, '/sites/:site/posts/:post/restore', (context) =>
    respond(context, restorePost(platform.world, own(context))),
  );

  rest.on(['GET', ...writeMethods], '/sites/:site/posts/:post/related', (context) => {
    const site = siteOf(platform, context);
    return context.json(related(platform, postOf(platform, site, context)));
  });

  rest.get('/me/posts', (context) => {
    const posts = matchingPosts(platform, context).filter(
      ({ authorId }) => authorId === platform.world.bloggerId,
    );
    return context.json(listShape(platform, context, posts));
  });
}

/** Returns the posts that match `status`, `type`, `search`, `category` and `tag`, newest first. */
function matchingPosts({ world }: Platform, context: SandboxContext): Post[] {
  const { status = 'publish', type = 'post', search, category, tag } = context.req.query();
  const query = search?.toLowerCase() ?? '';
  return [...world.posts.values()]
    .filter((post) => !isAnonymous(context) || isPublished(post))
    .filter((post) => status === 'any' || (post.status ?? 'publish') === status)
    .filter((post) => type === 'any' || (post.type ?? 'post') === type)
    .filter((post) => `${post.title} ${plainText(post.content)}`.toLowerCase().includes(query))
    .filter((post) => category === undefined || post.terms?.category?.includes(category) === true)
    .filter((post) => tag === undefined || post.terms?.post_tag?.includes(tag) === true)
    .sort((one, other) => other.time - one.time || other.id - one.id);
}

function listShape(platform: Platform, context: SandboxContext, posts: readonly Post[]): object {
  const shown = pageOf(context, posts);
  const fields = context.req.query('fields');
  return {
    found: posts.length,
    posts: shown.map((post) => pickFields(shapeFor(platform, context, post), fields)),
    meta: { links: { counts: `${platform.origin}/rest/v1.1/me/posts` } },
  };
}

/** Returns the site's posts that share words with this one, those with the most common words first. */
function related({ world }: Platform, post: Post): object {
  const words = (of: Post): Set<string> =>
    new Set(`${of.title} ${plainText(of.content)}`.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const own = words(post);
  const hits = [...world.posts.values()]
    .filter((other) => other.siteId === post.siteId && other.id !== post.id && isPublished(other))
    .map((other) => ({ other, score: [...words(other)].filter((word) => own.has(word)).length }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ other, score }) => ({ _score: score, fields: { blog_id: other.siteId, post_id: other.id } }));
  return { total: hits.length, max_score: hits[0]?._score ?? null, took: 1, hits };
}
