import type { JsonObject } from '../model/json';
import { isPublished } from '../model/published';
import type { Term } from '../model/shelves/terms';
import type { Platform } from '../platform';

/** A category, a tag or any other term as the REST API answers it. */
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
    // Tags have nothing above them, and so no word for it.
    ...(term.taxonomy !== 'post_tag' && { parent: term.parent }),
    meta: { links: { self, help: `${self}/help`, site } },
  };
}

/** Where a taxonomy's terms are, from their site. */
function termPath(taxonomy: string): string {
  if (taxonomy === 'category') return 'categories';
  return taxonomy === 'post_tag' ? 'tags' : `taxonomies/${taxonomy}/terms`;
}
