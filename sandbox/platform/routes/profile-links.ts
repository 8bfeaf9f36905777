import type { Hono } from 'hono';
import { listOf, textOf } from '../model/input';
import { isJsonObject, type JsonObject } from '../model/json';
import { invalid, unknown } from '../model/platform-error';
import type { ProfileLink } from '../model/shelves/account';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';
import { changing } from './parameters';

const PATH = '/me/settings/profile-links';

/** Addresses that the blogger's profile shows. A link's slug is its address without the scheme, as one part of a path. */
export function profileLinkRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const links = (): JsonObject[] => platform.shelves.account.profileLinks.all.map(shape);

  rest.get(PATH, (context) => context.json({ profile_links: links() }));

  rest.on(changing, `${PATH}/new`, async (context) => {
    const asked = listOf((await readInput(context)).links);
    if (asked.length === 0) throw invalid('Missing parameter: links');
    const shelf = platform.shelves.account.profileLinks;
    const added: JsonObject[] = [];
    const duplicate: JsonObject[] = [];
    const malformed: JsonObject[] = [];
    for (const each of asked) {
      const link = isJsonObject(each) ? linkOf(each) : undefined;
      if (link === undefined) malformed.push(isJsonObject(each) ? each : { value: each });
      else if (shelf.get(link.slug) !== undefined) duplicate.push(shape(link));
      else added.push(shape(shelf.put(link.slug, link)));
    }
    return context.json({
      ...(added.length > 0 && { added }),
      ...(duplicate.length > 0 && { duplicate }),
      ...(malformed.length > 0 && { malformed }),
      profile_links: links(),
    });
  });

  rest.on(changing, `${PATH}/:slug/delete`, (context) => {
    const shelf = platform.shelves.account.profileLinks;
    if (!shelf.remove(slugOf(context.req.param('slug')))) throw unknown('profile_link');
    return context.json({ success: true, profile_links: links() });
  });
}

const shape = ({ slug, title, value }: ProfileLink): JsonObject => ({ link_slug: slug, title, value });

/** The link that was meant; undefined without a title or an address. */
function linkOf(input: JsonObject): ProfileLink | undefined {
  const title = textOf(input, 'title')?.trim() ?? '';
  const said = textOf(input, 'value')?.trim() ?? '';
  const value = /^https?:\/\//.test(said) ? said : `http://${said}`;
  if (title === '' || said === '' || !URL.canParse(value)) return undefined;
  return { slug: slugOf(said), title, value };
}

const slugOf = (address: string): string =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
    .replace(/[/#]+/g, '-');
