import { STEPS } from './all-cases';

/** The methods of an object: all functions of its prototypes. */
export function methodsOf(object: object): readonly string[] {
  const names = new Set<string>();
  for (
    let at: unknown = Object.getPrototypeOf(object);
    isObject(at) && at !== Object.prototype;
    at = Object.getPrototypeOf(at)
  )
    for (const name of Object.getOwnPropertyNames(at))
      if (name !== 'constructor' && typeof Reflect.get(at, name, object) === 'function') names.add(name);
  return [...names];
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The object at the end of a chain: 'site.post.like' is `root.site(...).post(...).like()`. */
export function follow(root: object, chain: string): object {
  let at = root;
  const names = chain === '' ? [] : chain.split('.');
  for (const [index, name] of names.entries()) {
    const args = STEPS[names.slice(0, index + 1).join('.')];
    const next: unknown = args ? invoke(at, name, args) : Reflect.get(at, name);
    if (!isObject(next)) throw new Error(`${chain} has no object at ${name}`);
    at = next;
  }
  return at;
}

/** Constructs an instance of a class. */
export function construct(Class: unknown, args: readonly unknown[]): object {
  const made: unknown = typeof Class === 'function' ? Reflect.construct(Class, args) : undefined;
  if (!isObject(made)) throw new Error('there is no class');
  return made;
}

/** Calls a method by its name. */
export function invoke(object: object, name: string, args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(object, name);
  if (typeof method !== 'function') throw new Error(`there is no method ${name}`);
  return Reflect.apply(method, object, args);
}

/** The chains to all objects: the steps, and two properties of an instance. */
const CHAINS: readonly string[] = ['', 'req', 'pinghub', ...Object.keys(STEPS)];

/** The chains that a library has: wpcom 7 lacks some of those of wpcom 5. */
const chainsOf = (root: object): readonly string[] =>
  CHAINS.filter((chain) => {
    const names = chain === '' ? [] : chain.split('.');
    const has = (count: number): boolean => {
      const name = names[count];
      return name === undefined || (name in follow(root, names.slice(0, count).join('.')) && has(count + 1));
    };
    return has(0);
  });

/** Every public method of every object, by its whole chain; found by reflection, without steps. */
export const methodsBelow = (root: object): readonly string[] =>
  chainsOf(root)
    .flatMap((chain) =>
      methodsOf(follow(root, chain)).map((name) => (chain === '' ? name : `${chain}.${name}`)),
    )
    .filter((name) => !(name in STEPS));

/**
 * The ids of an object and its other public fields, without null and undefined ones. Connections
 * are replaced by their paths. wpcom's internal parts of paths (`path`, `_subpath`) are left out.
 */
export const idsOf = (object: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(object)
      .filter(([name, value]: [string, unknown]) => KEPT.test(name) && (value ?? null) !== null)
      .map(([name, value]: [string, unknown]) => [
        name,
        name === 'conns' && isObject(value) ? Object.keys(value) : value,
      ]),
  );

const KEPT = /^(_(?!\w*path)\w+|urls|conns|token|apiVersion)$/i;
