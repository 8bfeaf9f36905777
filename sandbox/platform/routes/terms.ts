import type { Hono } from 'hono';
import { slugOf } from '../model/slug';
import { toId, type JsonObject } from '../model/json';
import { invalid, PlatformError, unknown } from '../model/platform-error';
import { newTerm, taxonomies, type Term, termKey } from '../model/collections/terms';
import { moveTerm } from '../model/post-actions';
import { readInput } from '../http/body';
import type { SandboxContext, SandboxEnv } from '../http/env';
import { requiredText, textOf } from '../model/input';
import type { Platform } from '../platform';
import { writeMethods, ownSiteOf, pageOf, siteOf, slugParameter } from './parameters';
import { termShape } from './term-shape';

/** Paths of terms. Categories and tags have separate paths in addition to the general ones. */
const termPaths = [
  { path: '/sites/:site/categories', list: 'categories', taxonomy: 'category' },
  { path: '/sites/:site/tags', list: 'tags', taxonomy: 'post_tag' },
  { path: '/sites/:site/taxonomies/:taxonomy/terms', list: 'terms', taxonomy: undefined },
] as const;

/**
 * Routes that list, add, read, change and delete categories, tags and terms of other taxonomies.
 */
export function termRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  for (const { path, list, taxonomy: fixed } of termPaths) {
    const taxonomyOf = (context: SandboxContext): string => {
      const name = fixed ?? context.req.param('taxonomy');
      const known = taxonomies.find((each) => each.name === name);
      if (known === undefined) throw unknown('taxonomy');
      return known.name;
    };
    const own = (context: SandboxContext): number => ownSiteOf(platform, context, 'edit taxonomy').id;

    rest.get(path, (context) => {
      const { id } = siteOf(platform, context);
      const taxonomy = taxonomyOf(context);
      const search = context.req.query('search')?.toLowerCase() ?? '';
      const terms = platform.collections
        .of(id)
        .terms.all.filter((term) => term.taxonomy === taxonomy && term.name.toLowerCase().includes(search));
      const shapes = pageOf(context, terms).map((term) => termShape(platform, id, term));
      return context.json({ found: terms.length, [list]: shapes });
    });

    rest.on(writeMethods, `${path}/new`, async (context) => {
      const site = own(context);
      const term = addTerm(platform, site, taxonomyOf(context), await readInput(context));
      return context.json(termShape(platform, site, term));
    });

    rest.get(`${path}/:term`, (context) => {
      const { id } = siteOf(platform, context);
      return context.json(termShape(platform, id, termOf(platform, id, taxonomyOf(context), context)));
    });

    rest.on(writeMethods, `${path}/:term`, async (context) => {
      const site = own(context);
      const term = termOf(platform, site, taxonomyOf(context), context);
      return context.json(
        termShape(platform, site, changeTerm(platform, site, term, await readInput(context))),
      );
    });

    rest.on(writeMethods, `${path}/:term/delete`, (context) => {
      const site = own(context);
      const term = termOf(platform, site, taxonomyOf(context), context);
      platform.collections.of(site).terms.remove(termKey(term.taxonomy, term.slug));
      moveTerm(platform.world, site, term);
      // The older endpoints of categories and tags return a text.
      return context.json({ slug: term.slug, success: fixed === undefined ? true : 'true' });
    });
  }
}

/** Returns the term with the path's `slug:{slug}`. Throws `unknown_taxonomy`, like the platform. */
function termOf({ collections }: Platform, site: number, taxonomy: string, context: SandboxContext): Term {
  const term = collections
    .of(site)
    .terms.get(termKey(taxonomy, slugParameter(context.req.param('term')) ?? ''));
  if (term === undefined) throw unknown('taxonomy');
  return term;
}

function addTerm(platform: Platform, site: number, taxonomy: string, input: JsonObject): Term {
  const term = newTerm(platform.world.nextId(), taxonomy, requiredText(input, 'name'));
  return saveTerm(platform, site, withInput(term, input));
}

function changeTerm(platform: Platform, site: number, term: Term, input: JsonObject): Term {
  const changed = withInput(term, input);
  if (changed.slug === term.slug) return saveTerm(platform, site, changed, term.slug);
  const kept = saveTerm(platform, site, changed);
  platform.collections.of(site).terms.remove(termKey(term.taxonomy, term.slug));
  moveTerm(platform.world, site, term, kept.slug);
  return kept;
}

/** Applies the input to a term. A name or a slug must not be empty. Throws `invalid_input`. */
const withInput = (term: Term, input: JsonObject): Term => ({
  ...term,
  name: input.name === undefined ? term.name : requiredText(input, 'name'),
  slug: input.slug === undefined ? term.slug : readableSlug(requiredText(input, 'slug')),
  description: textOf(input, 'description') ?? term.description,
  parent: toId(input.parent) ?? term.parent,
});

function readableSlug(text: string): string {
  const slug = slugOf(text);
  if (slug === '') throw invalid('Invalid value for slug');
  return slug;
}

/** Stores a term. Throws `duplicate` (409) if another term has its slug. */
function saveTerm({ collections }: Platform, site: number, term: Term, ownSlug?: string): Term {
  const { terms } = collections.of(site);
  const key = termKey(term.taxonomy, term.slug);
  if (term.slug !== ownSlug && terms.get(key) !== undefined) {
    throw new PlatformError(409, 'duplicate', 'A taxonomy with that name already exists');
  }
  return terms.put(key, term);
}
