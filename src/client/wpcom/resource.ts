import { isRecord, mapValues } from '../record';
import type { Bound, Noun } from '../tables/noun';
import { bindEncoded, invoke } from './invoke';
import type { Root } from './send-request';
import type { Resource, Surface } from './surface';

/** Properties for path variables, where they differ from the default (`_taxonomy` for `{taxonomy}`). */
export const PROPERTIES = {
  site: '_sid',
  post: '_pid',
  comment: '_cid',
  plugin: '_slug',
  media: '_id',
  app: '_id',
  connection: '_id',
} as const;

type ResourceClass = new (wpcom: Root, bound: Bound) => Resource;
const classes = new Map<Noun, ResourceClass>();

/** Returns the class for a noun, created once from its endpoints and its surface. */
export function resourceClass(noun: Noun, surface: Surface = {}): ResourceClass {
  const properties: Readonly<Record<string, string>> = { ...PROPERTIES, ...surface.ids };
  const propertyOf = (variable: string): string => properties[variable] ?? `_${variable}`;
  class Made implements Resource {
    [property: string]: unknown;
    readonly #variables: readonly string[];
    constructor(
      readonly wpcom: Root,
      bound: Bound,
    ) {
      this.#variables = Object.keys(bound);
      for (const name of this.#variables) this[propertyOf(name)] = bound[name];
    }
    get bound(): Bound {
      return Object.fromEntries(this.#variables.map((name) => [name, this[propertyOf(name)]]));
    }
  }
  const known = classes.get(noun) ?? Made;
  if (known === Made) Object.assign(Made.prototype, methodsOf(noun, surface));
  classes.set(noun, known);
  return known;
}

/** Creates methods for the calls and their aliases, the nouns below, and the surface's methods. */
export function methodsOf(
  noun: Noun,
  { nouns, methods, ...surface }: Surface,
): Readonly<Record<string, unknown>> {
  const endpoints = Object.entries(noun.calls).filter(([, { progress }]) => !progress);
  const calls = mapValues(
    Object.fromEntries(endpoints),
    (endpoint, name) =>
      function (this: Resource, ...args: readonly unknown[]) {
        return invoke(this.wpcom, endpoint, this.bound, args, surface, (data) => {
          if (name === surface.idsFrom && isRecord(data))
            Object.assign(this, { _id: data.ID, _slug: data.slug });
        });
      },
  );
  const steps = mapValues(noun.nouns, (below, name) => {
    const shown = nouns?.[name] ?? {};
    const Below = resourceClass(below, shown);
    return function (this: Resource, ...args: readonly unknown[]): object {
      return shown.make?.(this.wpcom, ...args) ?? new Below(this.wpcom, bindEncoded(below, args, this.bound));
    };
  });
  return {
    ...calls,
    ...(calls.delete && { del: calls.delete }),
    ...(calls.mine && { state: calls.mine }),
    ...mapValues(surface.aliases ?? {}, (name) => calls[name]),
    ...steps,
    ...methods,
  };
}
