import { forbidden, PlatformError, unknown } from '../model/platform-error';
import { findPost } from '../model/comment-actions';
import { toId } from '../model/json';
import { siteDomain } from '../model/note-builder/addresses';
import type { Post, Site } from '../model/types';
import type { Platform } from '../platform';

/** The methods of requests that change something. The platform treats PUT and DELETE like POST. */
export const writeMethods: string[] = ['POST', 'PUT', 'DELETE'];

/** The variables of a request's path, and its query. */
export interface Parameters {
  readonly req: {
    readonly param: (name: string) => string | undefined;
    readonly query: (name: string) => string | undefined;
  };
}

/** Returns the site in a path. Throws like `findSite`. */
export const siteOf = (platform: Platform, context: Parameters): Site =>
  findSite(platform, context.req.param('site') ?? '');

/** Finds a site by its id, its slug or a domain. Throws `unknown_blog`. */
export function findSite({ world, collections }: Platform, name: number | string): Site {
  const domain = String(name).toLowerCase();
  const site =
    world.site(name) ??
    [...world.sites.values()].find((each) => siteDomain(each) === domain) ??
    world.site(collections.domains.get(domain)?.siteId ?? '');
  if (site === undefined) throw unknown('blog');
  return site;
}

/**
 * Returns the site in a path, for operations that only its owner may do. Throws `unknown_blog` or
 * `unauthorized` (403).
 */
export function ownSiteOf(platform: Platform, context: Parameters, what: string): Site {
  const site = siteOf(platform, context);
  if (site.ownerId !== platform.world.bloggerId) throw forbidden(what);
  return site;
}

/** Returns the post in a path, by id or as `slug:{slug}`. Throws `unknown_post`. */
export function postOf({ world }: Platform, site: Site, context: Parameters): Post {
  const slug = slugParameter(context.req.param('post'));
  if (slug === undefined) return findPost(world, site.id, idParameter(context, 'post'));
  const post = [...world.posts.values()].find((known) => known.siteId === site.id && known.slug === slug);
  if (post === undefined) throw unknown('post');
  return post;
}

/** Returns the slug of a `slug:{slug}` parameter; undefined for anything else. */
export function slugParameter(parameter: string | undefined): string | undefined {
  return parameter?.startsWith('slug:') === true ? parameter.slice('slug:'.length) : undefined;
}

/**
 * Returns a numeric id in a path. Throws `unknown_comment`, `unknown_media` or `unknown_post` if it
 * is not a number.
 */
export function idParameter(context: Parameters, name: 'comment' | 'media' | 'post'): number {
  const id = toId(context.req.param(name));
  if (id === undefined) throw unknown(name);
  return id;
}

/** Returns a number in the query, or undefined if absent. Throws `invalid_input` if it is not a number. */
export function numberQuery(context: Parameters, name: string): number | undefined {
  const text = context.req.query(name);
  if (text === undefined || text === '') return undefined;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new PlatformError(400, 'invalid_input', `Invalid value for ${name}`);
  return value;
}

/** Returns the page of a list that `number`, `offset` and `page` select: 20 items by default, at most 100. */
export function pageOf<T>(context: Parameters, items: readonly T[]): readonly T[] {
  const number = Math.min(100, Math.max(1, numberQuery(context, 'number') ?? 20));
  const page = Math.max(1, numberQuery(context, 'page') ?? 1);
  const offset = Math.max(0, numberQuery(context, 'offset') ?? (page - 1) * number);
  return items.slice(offset, offset + number);
}
