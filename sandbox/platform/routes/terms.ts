import type { Hono } from 'hono';
import { slugOf } from '../model/happenings';
import { toId, type JsonObject } from '../model/json';
import { invalid, PlatformError, unknown } from '../model/platform-error';
import { newTerm, taxonomies, type Term, termKey } from '../model/shelves/terms';
import { moveTerm } from '../model/post-actions';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { neededText, textOf } from '../model/input';
import type { Platform } from '../platform';
import { changing, ownSiteOf, pageOf, siteOf, slugIn } from './parameters';
import { termShape } from './term-shape';

/** Where terms are found: categories and tags have paths of their own, and are taxonomies like the others too. */
const places = [
  { path: '/sites/:site/categories', list: 'categories', taxonomy: 'category' },
  { path: '/sites/:site/tags', list: 'tags', taxonomy: 'post_tag' },
  { path: '/sites/:site/taxonomies/:taxonomy/terms', list: 'terms', taxonomy: undefined },
] as const;

/** Categories, tags and the terms of any other taxonomy: listing, adding, reading, changing and deleting them. */
export function termRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  for (const { path, list, taxonomy: fixed } of places) {
    const taxonomyOf = (context: SandboxContext): string => {
      const asked = fixed ?? context.req.param('taxonomy');
      const known = taxonomies.find(({ name }) => name === asked);
      if (known === undefined) throw unknown('taxonomy');
      return known.name;
    };
    const own = (context: SandboxContext): number => ownSiteOf(platform, context, 'edit taxonomy').id;

    rest.get(path, (context) => {
      const { id } = siteOf(platform, context);
      const taxonomy = taxonomyOf(context);
      const sought = context.req.query('search')?.toLowerCase() ?? '';
      const terms = platform.shelves
        .of(id)
        .terms.all.filter((term) => term.taxonomy === taxonomy && term.name.toLowerCase().includes(sought));
      const shapes = pageOf(context, terms).map((term) => termShape(platform, id, term));
      return context.json({ found: terms.length, [list]: shapes });
    });

    rest.on(changing, `${path}/new`, async (context) => {
      const site = own(context);
      const term = addTerm(platform, site, taxonomyOf(context), await readInput(context));
      return context.json(termShape(platform, site, term));
    });

    rest.get(`${path}/:term`, (context) => {
      const { id } = siteOf(platform, context);
      return context.json(termShape(platform, id, termOf(platform, id, taxonomyOf(context), context)));
    });

    rest.on(changing, `${path}/:term`, async (context) => {
      const site = own(context);
      const term = termOf(platform, site, taxonomyOf(context), context);
      return context.json(
        termShape(platform, site, changeTerm(platform, site, term, await readInput(context))),
      );
    });

    rest.on(changing, `${path}/:term/delete`, (context) => {
      const site = own(context);
      const term = termOf(platform, site, taxonomyOf(context), context);
      platform.shelves.of(site).terms.remove(termKey(term.taxonomy, term.slug));
      moveTerm(platform.world, site, term);
      // Categories and tags, which are older, say it as a text.
      return context.json({ slug: term.slug, success: fixed === undefined ? true : 'true' });
    });
  }
}

/** The term that a path names as `slug:{slug}`. Throws `unknown_taxonomy`, as the platform does. */
function termOf({ shelves }: Platform, site: number, taxonomy: string, context: SandboxContext): Term {
  const term = shelves.of(site).terms.get(termKey(taxonomy, slugIn(context.req.param('term')) ?? ''));
  if (term === undefined) throw unknown('taxonomy');
  return term;
}

function addTerm(platform: Platform, site: number, taxonomy: string, input: JsonObject): Term {
  const term = newTerm(platform.world.nextId(), taxonomy, neededText(input, 'name'));
  return keep(platform, site, described(term, input));
}

function changeTerm(platform: Platform, site: number, term: Term, input: JsonObject): Term {
  const changed = described(term, input);
  if (changed.slug === term.slug) return keep(platform, site, changed, term.slug);
  const kept = keep(platform, site, changed);
  platform.shelves.of(site).terms.remove(termKey(term.taxonomy, term.slug));
  moveTerm(platform.world, site, term, kept.slug);
  return kept;
}

/** The term as the input describes it; a name or a slug that is there must say something. Throws `invalid_input`. */
const described = (term: Term, input: JsonObject): Term => ({
  ...term,
  name: input.name === undefined ? term.name : neededText(input, 'name'),
  slug: input.slug === undefined ? term.slug : readableSlug(neededText(input, 'slug')),
  description: textOf(input, 'description') ?? term.description,
  parent: toId(input.parent) ?? term.parent,
});

function readableSlug(text: string): string {
  const slug = slugOf(text);
  if (slug === '') throw invalid('Invalid value for slug');
  return slug;
}

/** Puts a term on its shelf. Throws `duplicate` (409) when another one has its slug. */
function keep({ shelves }: Platform, site: number, term: Term, itself?: string): Term {
  const { terms } = shelves.of(site);
  const key = termKey(term.taxonomy, term.slug);
  if (term.slug !== itself && terms.get(key) !== undefined) {
    throw new PlatformError(409, 'duplicate', 'A taxonomy with that name already exists');
  }
  return terms.put(key, term);
}
