import { api } from '../endpoints';
import type { Noun } from '../noun';
import { WpcomBatch } from './gathered';
import { stepEncoded } from './invoke';
import { Pinghub } from './pinghub';
import { Req } from './req';
import { resourceClass } from './resource';
import { surface } from './root-surface';
import type { Root } from './send-request';
import type { Surface } from './surface';
import type { Static } from './types';

/** A function that may be called with `new` and without, as wpcom's are; `instanceof` knows what it makes, which is of `Class`. */
export function constructible<Args extends readonly unknown[], Made>(
  create: (...args: Args) => Made,
  Class: { readonly prototype: object },
): ((...args: Args) => Made) & (new (...args: Args) => Made);
export function constructible(
  create: (...args: readonly unknown[]) => unknown,
  Class: { readonly prototype: object },
): unknown {
  const made = function (...args: readonly unknown[]) {
    return create(...args);
  };
  made.prototype = Class.prototype;
  return made;
}

function staticOf<N extends Noun, D extends Surface>(noun: N, shown: D): Static<N, D>;
function staticOf(noun: Noun, shown: Surface): unknown {
  const Made = resourceClass(noun, shown);
  const create = (...args: readonly unknown[]): object => {
    const root = args.at(-1);
    if (!isRoot(root)) throw new TypeError('wpcom is not an instance');
    return new Made(root, stepEncoded(noun, args.slice(0, -1)));
  };
  return constructible(create, Made);
}

const isRoot = (value: unknown): value is Root =>
  typeof value === 'object' && value !== null && 'request' in value;

const { domain, domains, marketing, me, plans, site, users } = api.nouns;

/** The classes that wpcom exports: `wpcom.Site`, ... */
export const statics = {
  Batch: WpcomBatch,
  Domain: staticOf(domain, surface.nouns.domain),
  Domains: staticOf(domains, {}),
  Marketing: staticOf(marketing, surface.nouns.marketing),
  Me: staticOf(me, surface.nouns.me),
  Pinghub,
  Plans: staticOf(plans, {}),
  Request: Req,
  Site: staticOf(site, surface.nouns.site),
  Users: staticOf(users, surface.nouns.users),
};
