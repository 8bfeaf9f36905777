import { slugOf } from './happenings';
import { textOf, textsOf } from './input';
import type { JsonObject } from './json';
import { invalid } from './platform-error';
import { changedExtras, plainExtras } from './post-extras';
import type { SiteShelves } from './shelves/site-shelves';
import { newTerm, type Term, termKey } from './shelves/terms';
import type { Post, PostStatus } from './types';
import type { World } from './world';

const statuses: readonly PostStatus[] = ['publish', 'draft', 'pending', 'private', 'future', 'trash'];

/** The blogger's new post. `time` is epoch seconds. Throws `invalid_input` when it has neither title nor content. */
export function addPost(
  world: World,
  shelves: SiteShelves,
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
  return changePost(world, shelves, empty, { ...slugFor(world, siteId, input, id), ...input }, time);
}

/** Changes what the input names, at `now` (epoch seconds). New tags and categories come into being. Throws `invalid_input`. */
export function changePost(
  world: World,
  shelves: SiteShelves,
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
    extras: changedExtras(post.extras ?? plainExtras, input, () => world.nextId()),
    ...(html !== undefined && { html, content: html.replace(/<[^>]*>/g, '') }),
    ...(excerpt !== undefined && { excerpt }),
    ...(known !== undefined && { status: known }),
    ...(type !== undefined && { type }),
    ...(format !== undefined && { format }),
    terms: {
      ...post.terms,
      ...namedTerms(world, shelves, 'category', input.categories),
      ...namedTerms(world, shelves, 'post_tag', input.tags),
    },
  });
}

/** The first deletion puts a post in the trash, the second one ends it, as on the platform. */
export function deletePost(world: World, post: Post): Post {
  const { status = 'publish' } = post;
  if (status !== 'trash') return world.setPost({ ...post, status: 'trash', trashedFrom: status });
  world.removePost(post);
  return post;
}

/** Takes a post out of the trash, as what it was before. */
export function restorePost(world: World, { trashedFrom = 'publish', ...post }: Post): Post {
  return post.status === 'trash' ? world.setPost({ ...post, status: trashedFrom }) : post;
}

/** A slug from the title that no other post of the site has. */
function slugFor(world: World, siteId: number, input: JsonObject, id: number): JsonObject {
  const slug = slugOf(textOf(input, 'title') ?? '');
  const taken = [...world.posts.values()].some((post) => post.siteId === siteId && post.slug === slug);
  if (slug === '') return {};
  return { slug: taken ? `${slug}-${id}` : slug };
}

function namedTerms(
  world: World,
  { terms }: SiteShelves,
  taxonomy: string,
  asked: JsonObject[string] | undefined,
): Record<string, readonly string[]> {
  if (asked === undefined) return {};
  const slugs = textsOf(asked).map((name) => {
    const known = terms.all.find(
      (term) => term.taxonomy === taxonomy && [term.name, term.slug, String(term.id)].includes(name),
    );
    if (known !== undefined) return known.slug;
    const term = newTerm(world.nextId(), taxonomy, name);
    return terms.put(termKey(taxonomy, term.slug), term).slug;
  });
  return { [taxonomy]: slugs };
}

/** Posts that had a term under its old slug have it under the new one, or not at all when there is none. */
export function moveTerm(world: World, siteId: number, { taxonomy, slug }: Term, to?: string): void {
  for (const post of world.posts.values()) {
    const slugs = post.terms?.[taxonomy];
    if (post.siteId !== siteId || slugs?.includes(slug) !== true) continue;
    const moved = slugs.flatMap((each) => (each === slug ? (to ?? []) : each));
    world.setPost({ ...post, terms: { ...post.terms, [taxonomy]: moved } });
  }
}
