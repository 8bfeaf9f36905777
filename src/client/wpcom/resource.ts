import type { Bound, Noun } from '../noun';
import { isRecord, mapValues } from '../record';
import { invoke, stepEncoded } from './invoke';
import type { Root } from './send-request';
import type { Surface } from './surface';

/** An object of the wpcom face; its ids are properties, and may be set. */
export interface Resource {
  readonly wpcom: Root;
  /** What its chain knows by now. */
  readonly bound: Bound;
  [property: string]: unknown;
}

/** The properties of variables, where they are not called like them: `{ taxonomy }` is `_taxonomy`. */
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

/** The class for a noun, made of its lines in the tables and of what else wpcom shows of it. */
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

/** A function for each call, each other name of one, each noun below, and for what is only wpcom's. */
export function methodsOf(
  noun: Noun,
  { nouns, methods, ...surface }: Surface,
): Readonly<Record<string, unknown>> {
  const lines = Object.entries(noun.calls).filter(([, { progress }]) => !progress);
  const calls = mapValues(
    Object.fromEntries(lines),
    (line, name) =>
      function (this: Resource, ...args: readonly unknown[]) {
        return invoke(this.wpcom, line, this.bound, args, surface, (data) => {
          if (name === surface.learns && isRecord(data))
            Object.assign(this, { _id: data.ID, _slug: data.slug });
        });
      },
  );
  const steps = mapValues(noun.nouns, (below, name) => {
    const shown = nouns?.[name] ?? {};
    const Below = resourceClass(below, shown);
    return function (this: Resource, ...args: readonly unknown[]): object {
      return shown.make?.(this.wpcom, ...args) ?? new Below(this.wpcom, stepEncoded(below, args, this.bound));
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
