import type { JsonObject } from '../model/json';
import { isPublished } from '../model/published';
import type { Term } from '../model/collections/terms';
import type { Platform } from '../platform';

/** Converts a term to the format of the REST API. */
export function termShape({ world, origin }: Platform, siteId: number, term: Term): JsonObject {
  const site = `${origin}/rest/v1.1/sites/${siteId}`;
  const self = `${site}/${termPath(term.taxonomy)}/slug:${encodeURIComponent(term.slug)}`;
  const posts = [...world.posts.values()].filter(
    (post) => post.siteId === siteId && post.terms?.[term.taxonomy]?.includes(term.slug) === true,
  );
  return {
    ID: term.id,
    name: term.name,
    slug: term.slug,
    description: term.description,
    post_count: posts.filter(isPublished).length,
    // Tags are not hierarchical, so they have no parent.
    ...(term.taxonomy !== 'post_tag' && { parent: term.parent }),
    meta: { links: { self, help: `${self}/help`, site } },
  };
}

/** Returns the path of a taxonomy's terms below the site. */
function termPath(taxonomy: string): string {
  if (taxonomy === 'category') return 'categories';
  return taxonomy === 'post_tag' ? 'tags' : `taxonomies/${taxonomy}/terms`;
}
