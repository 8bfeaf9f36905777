import type { JsonObject } from '../json';
import type { Comment, Post, Site } from '../types';
import type { World } from '../world';

/** The domain that a site has from the platform. */
export const siteDomain = ({ slug }: Site): string => `${slug}.inkwell.example`;

/** Address of a site's page, from the platform's root. */
export const sitePath = (site: Site): string => `/s/${site.slug}`;

/** Address of a post's page, from the platform's root. */
export function postPath(world: World, post: Post): string {
  return `/s/${world.site(post.siteId)?.slug ?? post.siteId}/p/${post.id}`;
}

/** Address of a comment within its post's page, from the platform's root. */
export function commentPath(world: World, comment: Comment): string {
  const slug = world.site(comment.siteId)?.slug ?? comment.siteId;
  return `/s/${slug}/p/${comment.postId}#comment-${comment.id}`;
}

/** Address of the page where a comment is edited, from the platform's root. */
export function editCommentPath(world: World, comment: Comment): string {
  return `/comment/${world.site(comment.siteId)?.slug ?? comment.siteId}/${comment.id}?action=edit`;
}

/** `meta` as notes and blocks carry it: ids, and the REST address of each of them. */
export function idsAndLinks(ids: Readonly<Record<string, number>>, origin: string): JsonObject {
  const nouns: Readonly<Record<string, string>> = { parent_comment: 'comment', reply_comment: 'comment' };
  const links = Object.entries(ids).map(([name, id]): [string, string] => [
    name,
    `${origin}/rest/v1/${nouns[name] ?? name}s/${id}`,
  ]);
  return { ids, links: Object.fromEntries(links) };
}
