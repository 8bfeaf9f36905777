import type { Hono } from 'hono';
import { listOf, textOf } from '../model/input';
import { isJsonObject, type JsonObject } from '../model/json';
import { invalid, unknown } from '../model/platform-error';
import type { ProfileLink } from '../model/collections/account';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { writeMethods } from './parameters';

const PATH = '/me/settings/profile-links';

/**
 * Routes for the links of the blogger's profile. The slug of a link is its address without the
 * scheme, converted to one path segment.
 */
export function profileLinkRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const allLinks = (): JsonObject[] => platform.collections.account.profileLinks.all.map(shape);

  rest.get(PATH, (context) => context.json({ profile_links: allLinks() }));

  rest.on(writeMethods, `${PATH}/new`, async (context) => {
    const links = listOf((await readInput(context)).links);
    if (links.length === 0) throw invalid('Missing parameter: links');
    const collection = platform.collections.account.profileLinks;
    const added: JsonObject[] = [];
    const duplicate: JsonObject[] = [];
    const malformed: JsonObject[] = [];
    for (const each of links) {
      const link = isJsonObject(each) ? linkOf(each) : undefined;
      if (link === undefined) malformed.push(isJsonObject(each) ? each : { value: each });
      else if (collection.get(link.slug) !== undefined) duplicate.push(shape(link));
      else added.push(shape(collection.put(link.slug, link)));
    }
    return context.json({
      ...(added.length > 0 && { added }),
      ...(duplicate.length > 0 && { duplicate }),
      ...(malformed.length > 0 && { malformed }),
      profile_links: allLinks(),
    });
  });

  rest.on(writeMethods, `${PATH}/:slug/delete`, (context) => {
    const collection = platform.collections.account.profileLinks;
    if (!collection.remove(slugOf(context.req.param('slug')))) throw unknown('profile_link');
    return context.json({ success: true, profile_links: allLinks() });
  });
}

const shape = ({ slug, title, value }: ProfileLink): JsonObject => ({ link_slug: slug, title, value });

/** Parses a link. Returns undefined without a title or a valid address. */
function linkOf(input: JsonObject): ProfileLink | undefined {
  const title = textOf(input, 'title')?.trim() ?? '';
  const text = textOf(input, 'value')?.trim() ?? '';
  const value = /^https?:\/\//.test(text) ? text : `http://${text}`;
  if (title === '' || text === '' || !URL.canParse(value)) return undefined;
  return { slug: slugOf(text), title, value };
}

const slugOf = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
    .replace(/[/#]+/g, '-');
