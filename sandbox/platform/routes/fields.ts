import type { JsonObject } from '../model/json';

/** Picks the keys in `fields=a,b,c` and the `always` keys. Without `fields`, returns all keys. */
export function pickFields(
  value: JsonObject,
  fields: string | undefined,
  always: readonly string[] = [],
): JsonObject {
  if (fields === undefined || fields === '') return value;
  const wanted = new Set([...always, ...fields.split(',').map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => wanted.has(name)));
}
