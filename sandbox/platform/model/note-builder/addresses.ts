import type { JsonObject } from '../json';
import type { Comment, Post, Site } from '../types';
import type { World } from '../world';

/** Returns the site's domain on the platform. */
export const siteDomain = ({ slug }: Site): string => `${slug}.inkwell.example`;

/** Returns the path of a site's page. */
export const sitePath = (site: Site): string => `/s/${site.slug}`;

/** Returns the path of a post's page. */
export function postPath(world: World, post: Post): string {
  return `/s/${world.site(post.siteId)?.slug ?? post.siteId}/p/${post.id}`;
}

/** Returns the path of a comment on its post's page. */
export function commentPath(world: World, comment: Comment): string {
  const slug = world.site(comment.siteId)?.slug ?? comment.siteId;
  return `/s/${slug}/p/${comment.postId}#comment-${comment.id}`;
}

/** Returns the path of the page for editing a comment. */
export function editCommentPath(world: World, comment: Comment): string {
  return `/comment/${world.site(comment.siteId)?.slug ?? comment.siteId}/${comment.id}?action=edit`;
}

/** Builds the `meta` of a note or a block: its ids except 0, and the REST address for each of them. */
export function idsAndLinks(all: Readonly<Record<string, number>>, origin: string): JsonObject {
  const ids = Object.fromEntries(Object.entries(all).filter(([, id]) => id !== 0));
  const linkNames: Readonly<Record<string, string>> = { parent_comment: 'comment', reply_comment: 'comment' };
  const links = Object.entries(ids).map(([name, id]): [string, string] => [
    name,
    `${origin}/rest/v1/${linkNames[name] ?? name}s/${id}`,
  ]);
  return { ids, links: Object.fromEntries(links) };
}
