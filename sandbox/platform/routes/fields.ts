import type { JsonObject } from '../model/json';

/** The part of an object that `fields=a,b,c` asks for, always with the `always` keys; all of it without `fields`. */
export function pickFields(
  value: JsonObject,
  fields: string | undefined,
  always: readonly string[] = [],
): JsonObject {
  if (fields === undefined || fields === '') return value;
  const wanted = new Set([...always, ...fields.split(',').map((name) => name.trim())]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => wanted.has(name)));
}
