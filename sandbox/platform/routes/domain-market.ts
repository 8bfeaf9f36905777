import type { Hono } from 'hono';
import { iso31661, iso31662 } from 'iso-3166';
import { requiredText } from '../model/input';
import { slugOf } from '../model/slug';
import { toId } from '../model/json';
import { invalid, unknown } from '../model/platform-error';
import { readInput } from '../http/body';
import type { SandboxEnv } from '../http/env';
import type { Platform } from '../platform';

const countries = iso31661.map(({ alpha2, name }) => ({ code: alpha2, name }));

/** Returns the states or regions of a country; undefined for an unknown country. */
function statesOf(country: string): object[] | undefined {
  if (!countries.some(({ code }) => code === country)) return undefined;
  return iso31662
    .filter(({ parent }) => parent === country)
    .map(({ code, name }) => ({ code: code.slice(country.length + 1), name }));
}

/** Routes for unregistered domains: suggestions, availability, and the countries of owners. */
export function domainMarketRoutes(rest: Hono<SandboxEnv>, platform: Platform): void {
  const suggested = (name: string, quantity: number): object[] =>
    ['.example', '.test', 'blog.example', 'online.example', 'daily.test']
      .slice(0, quantity)
      .map((end, index) => ({
        domain_name: `${slugOf(name)}${end}`,
        cost: index === 0 ? 'Free' : '£18.00',
        product_id: 6 + index,
        product_slug: 'domain_reg',
        relevance: 1 - index / 10,
        is_free: index === 0,
      }));

  rest.get('/domains/suggestions', async (context) => {
    const input = await readInput(context);
    const quantity = toId(input.quantity ?? 5);
    if (quantity === undefined) throw invalid('Invalid value for quantity');
    return context.json(suggested(requiredText(input, 'query'), quantity));
  });
  rest.get('/domains/suggestions/examples', (context) => context.json(suggested('slow kettle', 5)));
  rest.get('/domains/supported-countries', (context) => context.json(countries));
  rest.get('/domains/supported-states/:country', (context) => {
    const states = statesOf(context.req.param('country').toUpperCase());
    if (states === undefined) throw unknown('country');
    return context.json(states);
  });

  const isTaken = (name: string): boolean => platform.collections.domains.get(name) !== undefined;

  rest.get('/domains/:domain/status', (context) => {
    const domain = context.req.param('domain');
    const owned = isTaken(domain);
    return context.json({
      domain,
      registered: owned,
      is_owned: owned,
      status: owned ? 'active' : 'available',
    });
  });
  rest.get('/domains/:domain/is-available', (context) => {
    const name = context.req.param('domain');
    const taken = isTaken(name);
    const status = taken ? 'not_available' : 'available';
    return context.json({
      domain_name: name,
      available: !taken,
      is_available: !taken,
      status,
      cost: '£18.00',
    });
  });
  rest.get('/domains/:domain/is-mappable', (context) => {
    const name = context.req.param('domain');
    const taken = isTaken(name);
    return context.json({
      domain_name: name,
      is_mappable: !taken,
      mappable: taken ? 'mapped_domain' : 'mappable',
    });
  });
  rest.get('/domains/:domain/google-apps', (context) => {
    if (!isTaken(context.req.param('domain'))) throw unknown('domain');
    return context.json({
      accounts: [],
    });
  });
  rest.get('/domains/:site/:domain/can-redirect', (context) =>
    context.json({ can_redirect: !isTaken(context.req.param('domain')) }),
  );
}
