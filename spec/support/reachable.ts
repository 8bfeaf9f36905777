/**
 * How many properties, entries and elements the objects have that are reachable from these values.
 * What only a closure holds is not reached.
 */
export function sizeOf(...roots: readonly unknown[]): number {
  const found = new Set<object>();
  const open: unknown[] = [...roots];
  let size = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || found.has(value)) continue;
    found.add(value);
    const held = heldBy(value);
    size += held.length;
    for (const each of held) open.push(each);
  }
  return size;
}

function heldBy(value: object): readonly unknown[] {
  // A getter holds nothing itself, and what it computes may have no end.
  const fields = Reflect.ownKeys(value).map((key): unknown => {
    const field: { readonly value?: unknown } | undefined = Object.getOwnPropertyDescriptor(value, key);
    return field?.value;
  });
  if (value instanceof Map || value instanceof Set)
    value.forEach((entry: unknown, key: unknown) => fields.push(entry, key));
  return fields;
}

/** The sizes of collections by their number and the line of code that has made them. */
export type CollectionSizes = Readonly<Record<string, number>>;

/** Watches all maps and sets that are made until `stop` is called, also those that a closure holds. */
export function watchCollections(): { readonly stop: () => void; readonly sizes: () => CollectionSizes } {
  const made: { readonly collection: { readonly size: number }; readonly trace: Error }[] = [];
  const originals = { Map: globalThis.Map, Set: globalThis.Set };
  for (const [name, original] of Object.entries(originals))
    Reflect.set(
      globalThis,
      name,
      new Proxy<object>(original, {
        construct: (_target, args, newTarget) => {
          const collection: unknown = Reflect.construct(original, args, newTarget);
          if (!(collection instanceof originals.Map || collection instanceof originals.Set))
            throw new TypeError(`no ${name}`);
          made.push({ collection, trace: new Error() });
          return collection;
        },
      }),
    );
  return {
    stop: () => void Object.assign(globalThis, originals),
    sizes: () =>
      Object.fromEntries(
        made.map(({ collection: { size }, trace }, index) => [`${index} ${lineOf(trace)}`, size]),
      ),
  };
}

/** The line that has called `new`: the first two of a trace are the error and the proxy. */
const lineOf = ({ stack = '' }: Error): string => /[\w.-]+:\d+/.exec(stack.split('\n')[2] ?? '')?.[0] ?? '';
