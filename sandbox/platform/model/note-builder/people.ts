import type { JsonObject } from '../json';
import { b, mark, type RichMark, type RichText } from '../rich-text';
import { absolute, buildText } from '../text-builder';
import type { Post, Site, User } from '../types';
import type { World } from '../world';
import { postPath, sitePath } from './addresses';
import type { NoteContext } from './context';

/** Returns a user's display name, or the login if the profile has no name. */
export const displayName = (user: User): string => (user.name === '' ? user.login : user.name);

/** Returns the address of a user's avatar, or '' if the user has none. */
export const avatarUrl = (user: User, origin: string): string =>
  user.avatar === 'none' ? '' : `${origin}/avatar/${user.login}.png`;

/** A user's name as a `user` range, linked to the user's site or address if there is one. */
export function userMark(world: World, user: User): RichMark {
  const site = user.siteId === undefined ? undefined : world.site(user.siteId);
  return mark('user', displayName(user), {
    ...(site !== undefined && { url: sitePath(site), site_id: site.id }),
    ...(user.url !== undefined && { url: user.url }),
    ...(user.id !== 0 && { id: user.id }),
  });
}

/** A site's name as a `site` range. */
export const siteMark = (site: Site): RichMark =>
  mark('site', site.name, { url: sitePath(site), id: site.id });

/** A post's title as a `post` range. */
export const postMark = (world: World, post: Post): RichMark =>
  mark('post', post.title, { url: postPath(world, post), site_id: post.siteId, id: post.id });

/** Formats users' names: "Ana", "Ana and Ben", "Ana and 4 others". */
export function namesOf(world: World, users: readonly User[]): RichText {
  const [first, second] = users;
  if (first === undefined) return 'Someone';
  if (second === undefined) return userMark(world, first);
  if (users.length === 2) return [userMark(world, first), ' and ', userMark(world, second)];
  return [userMark(world, first), ' and ', b(String(users.length - 1)), ' others'];
}

/** The `media` of a user block or a header: the avatar at [0, 0], or nothing. */
export function avatarMedia(user: User, origin: string): { media?: JsonObject[] } {
  const url = avatarUrl(user, origin);
  return url === '' ? {} : { media: [{ type: 'image', indices: [0, 0], height: '256', width: '256', url }] };
}

/** A `user` block. Only users with a site have the follow flag, and only users with an account have ids. */
export function userBlock(
  { world, origin }: NoteContext,
  user: User,
  name = userMark(world, user),
): JsonObject {
  const site = user.siteId === undefined ? undefined : world.site(user.siteId);
  const home = site === undefined ? user.url : sitePath(site);
  const following = site !== undefined && world.followers(site.id).includes(world.bloggerId);
  return {
    ...buildText(name, origin),
    ...avatarMedia(user, origin),
    ...(site !== undefined && user.id !== world.bloggerId && { actions: { follow: following } }),
    meta: {
      links: home === undefined ? {} : { home: absolute(home, origin) },
      ...(user.id !== 0 && { ids: { user: user.id, ...(site !== undefined && { site: site.id }) } }),
      ...(site !== undefined && { titles: { home: site.name, tagline: site.tagline } }),
    },
    type: 'user',
  };
}

/** Builds a header: the owner of the post or comment, and an excerpt. */
export function headerOf(
  { world, origin }: NoteContext,
  owner: User,
  excerpt: RichText,
  on?: Post,
): JsonObject[] {
  const first: RichText =
    on === undefined ? userMark(world, owner) : [userMark(world, owner), ' on ', postMark(world, on)];
  return [{ ...buildText(first, origin), ...avatarMedia(owner, origin) }, buildText(excerpt, origin)];
}
