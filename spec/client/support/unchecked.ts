/** Calls a method without the compiler's checks, as JavaScript would. */
export function unchecked(chain: unknown, name: string, ...args: readonly unknown[]): unknown {
  const method: unknown = Reflect.get(Object(chain), name);
  if (typeof method !== 'function') throw new Error(`there is no ${name}`);
  const result: unknown = Reflect.apply(method, chain, args);
  return result;
}
