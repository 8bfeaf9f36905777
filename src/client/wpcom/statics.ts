import { isObject } from '../record';
import { api } from '../tables';
import type { Noun, Nouns } from '../tables/noun';
import { WpcomBatch } from './batch-survey';
import { bindEncoded } from './invoke';
import { Pinghub } from './pinghub';
import { Req } from './req';
import { resourceClass } from './resource';
import { surface } from './root-surface';
import type { Root } from './send-request';
import type { Surface } from './surface';
import type { Static } from './types';

/**
 * Creates a function that works with and without `new`, like wpcom's functions. `instanceof`
 * recognises the objects that `create` returns, which must be instances of `Class`.
 */
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

function staticOf(noun: Noun, shown: Surface = {}): unknown {
  const Made = resourceClass(noun, shown);
  const create = (...args: readonly unknown[]): object => {
    const root = args.at(-1);
    if (!isRoot(root)) throw new TypeError('wpcom is not an instance');
    return new Made(root, bindEncoded(noun, args.slice(0, -1)));
  };
  return constructible(create, Made);
}

const isRoot = (value: unknown): value is Root => isObject(value) && 'request' in value;

type Roots = typeof api.nouns;
type Shown = typeof surface.nouns;

/** The classes of the top-level nouns of the API, by capitalized name: `Site` for `site`. */
type Statics = {
  readonly [K in keyof Roots as Capitalize<K>]: Static<Roots[K], K extends keyof Shown ? Shown[K] : object>;
};

function staticsOf(roots: Nouns, shown?: Surface['nouns']): Statics;
function staticsOf(roots: Nouns, shown?: Surface['nouns']): object {
  const entries = Object.entries(roots).map(([name, noun]): [string, unknown] => [
    name.replace(/^./, (letter) => letter.toUpperCase()),
    staticOf(noun, shown?.[name]),
  ]);
  return Object.fromEntries(entries);
}

/** The classes that wpcom exports: `wpcom.Site`, `wpcom.Me`, ... */
export const statics = {
  ...staticsOf(api.nouns, surface.nouns),
  Batch: WpcomBatch,
  Pinghub,
  Request: Req,
};
