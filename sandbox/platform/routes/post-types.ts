import type { Hono } from 'hono';
import type { JsonObject } from '../model/json';
import { unknown } from '../model/platform-error';
import { postTypes, taxonomies } from '../model/collections/terms';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { siteOf } from './parameters';

/** Routes for post types, their taxonomies and the number of posts. */
export function postTypeRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  rest.get('/sites/:site/post-types', (context) => {
    siteOf(platform, context);
    const types = Object.entries(postTypes).map(([name, label]) => ({
      name,
      label,
      labels: { name: label, singular_name: label.replace(/s$/, '') },
      description: '',
      hierarchical: name === 'page',
      public: true,
      api_queryable: true,
      capabilities: {},
      supports: { title: true, editor: true },
      taxonomies: taxonomies.filter((each) => each.postTypes.includes(name)).map((each) => each.name),
    }));
    return context.json({ found: types.length, post_types: types });
  });

  rest.get('/sites/:site/post-types/:type/taxonomies', (context) => {
    siteOf(platform, context);
    const type = context.req.param('type');
    if (!Object.hasOwn(postTypes, type)) throw unknown('post_type');
    const found = taxonomies
      .filter((each) => each.postTypes.includes(type))
      .map(({ name, label, hierarchical }) => ({
        name,
        label,
        labels: { name: label, singular_name: label },
        description: '',
        hierarchical,
        public: true,
        capabilities: { manage_terms: 'manage_categories', assign_terms: 'edit_posts' },
      }));
    return context.json({ found: found.length, taxonomies: found });
  });

  rest.get('/sites/:site/post-counts/:type', (context) => {
    const { id } = siteOf(platform, context);
    const type = context.req.param('type');
    if (!Object.hasOwn(postTypes, type)) throw unknown('post_type');
    const posts = [...platform.world.posts.values()].filter(
      (post) => post.siteId === id && (post.type ?? 'post') === type,
    );
    const mine = posts.filter(({ authorId }) => authorId === platform.world.bloggerId);
    return context.json({ counts: { all: byStatus(posts), mine: byStatus(mine) } });
  });
}

function byStatus(posts: readonly { readonly status?: string }[]): JsonObject {
  const counts: Record<string, number> = {};
  for (const { status = 'publish' } of posts) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
