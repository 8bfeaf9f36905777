import { slugOf } from './slug';
import { textOf, textsOf } from './input';
import type { JsonObject } from './json';
import { invalid } from './platform-error';
import { updatedExtras, defaultExtras } from './post-extras';
import type { SiteCollections } from './collections/site-collections';
import { newTerm, type Term, termKey } from './collections/terms';
import type { Post, PostStatus } from './types';
import type { World } from './world';

const statuses: readonly PostStatus[] = ['publish', 'draft', 'pending', 'private', 'future', 'trash'];

/**
 * Adds a post by the blogger. `time` is in epoch seconds. Throws `invalid_input` if both title and
 * content are missing.
 */
export function addPost(
  world: World,
  collections: SiteCollections,
  siteId: number,
  input: JsonObject,
  time: number,
): Post {
  if (textOf(input, 'title') === undefined && textOf(input, 'content') === undefined)
    throw invalid('Content, title and excerpt are empty');
  const id = world.nextId();
  const empty: Post = {
    id,
    siteId,
    authorId: world.bloggerId,
    slug: String(id),
    title: '',
    content: '',
    time,
  };
  return changePost(world, collections, empty, { ...slugFor(world, siteId, input, id), ...input }, time);
}

/**
 * Applies the input to a post at `now` (epoch seconds), and creates new tags and categories. Throws
 * `invalid_input`.
 */
export function changePost(
  world: World,
  collections: SiteCollections,
  post: Post,
  input: JsonObject,
  now: number,
): Post {
  const html = textOf(input, 'content');
  const status = textOf(input, 'status');
  const known = statuses.find((each) => each === status);
  if (status !== undefined && known === undefined) throw invalid('Invalid post status');
  const excerpt = textOf(input, 'excerpt');
  const type = textOf(input, 'type');
  const format = textOf(input, 'format');
  const date = textOf(input, 'date');
  const time = date === undefined ? post.time : Math.floor(Date.parse(date) / 1000);
  if (Number.isNaN(time)) throw invalid('Invalid date');
  return world.setPost({
    ...post,
    title: textOf(input, 'title') ?? post.title,
    slug: textOf(input, 'slug') ?? post.slug,
    time,
    modified: now,
    extras: updatedExtras(post.extras ?? defaultExtras, input, () => world.nextId()),
    ...(html !== undefined && { html, content: html.replace(/<[^>]*>/g, '') }),
    ...(excerpt !== undefined && { excerpt }),
    ...(known !== undefined && { status: known }),
    ...(type !== undefined && { type }),
    ...(format !== undefined && { format }),
    terms: {
      ...post.terms,
      ...termsFromInput(world, collections, 'category', input.categories),
      ...termsFromInput(world, collections, 'post_tag', input.tags),
    },
  });
}

/** Moves a post to the trash. If it is already there, deletes it permanently, as the platform does. */
export function deletePost(world: World, post: Post): Post {
  const { status = 'publish' } = post;
  if (status !== 'trash') return world.setPost({ ...post, status: 'trash', trashedFrom: status });
  world.removePost(post);
  return post;
}

/** Restores a trashed post to its previous status. */
export function restorePost(world: World, { trashedFrom = 'publish', ...post }: Post): Post {
  return post.status === 'trash' ? world.setPost({ ...post, status: trashedFrom }) : post;
}

/** Creates a slug from the title that is unique on the site. */
function slugFor(world: World, siteId: number, input: JsonObject, id: number): JsonObject {
  const slug = slugOf(textOf(input, 'title') ?? '');
  const taken = [...world.posts.values()].some((post) => post.siteId === siteId && post.slug === slug);
  if (slug === '') return {};
  return { slug: taken ? `${slug}-${id}` : slug };
}

function termsFromInput(
  world: World,
  { terms }: SiteCollections,
  taxonomy: string,
  input: JsonObject[string] | undefined,
): Record<string, readonly string[]> {
  if (input === undefined) return {};
  const slugs = textsOf(input).map((name) => {
    const known = terms.all.find(
      (term) => term.taxonomy === taxonomy && [term.name, term.slug, String(term.id)].includes(name),
    );
    if (known !== undefined) return known.slug;
    const term = newTerm(world.nextId(), taxonomy, name);
    return terms.put(termKey(taxonomy, term.slug), term).slug;
  });
  return { [taxonomy]: slugs };
}

/** Replaces a term's old slug by the new one in all posts, or removes the old one if there is no new one. */
export function moveTerm(world: World, siteId: number, { taxonomy, slug }: Term, to?: string): void {
  for (const post of world.posts.values()) {
    const slugs = post.terms?.[taxonomy];
    if (post.siteId !== siteId || slugs?.includes(slug) !== true) continue;
    const moved = slugs.flatMap((each) => (each === slug ? (to ?? []) : each));
    world.setPost({ ...post, terms: { ...post.terms, [taxonomy]: moved } });
  }
}
