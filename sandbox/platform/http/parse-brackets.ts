import { isRecord, type Json } from '../model/json';

/**
 * Turns flat fields into the object that their brackets describe: `attrs[0][title]=Tea` becomes `{
 * attrs: { 0: { title: 'Tea' } } }`, and `urls[]=a&urls[]=b` becomes `{ urls: { 0: 'a', 1: 'b' }
 * }`. Lists stay objects with numeric keys; `listOf` reads both forms.
 */
export function parseBrackets(fields: Iterable<readonly [string, Json]>): Record<string, unknown> {
  const whole: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const [, first = name, rest = ''] = /^([^[]+)((?:\[[^\]]*\])*)$/.exec(name) ?? [];
    const path = [first, ...[...rest.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key)];
    place(whole, path, value);
  }
  return whole;
}

function place(into: Record<string, unknown>, [key = '', ...rest]: readonly string[], value: Json): void {
  const own = key === '' ? String(Object.keys(into).length) : key;
  if (rest.length === 0) {
    define(into, own, value);
    return;
  }
  const there = Object.hasOwn(into, own) ? into[own] : undefined;
  const inner = isRecord(there) ? there : {};
  define(into, own, inner);
  place(inner, rest, value);
}

/** Defines an own property, even for the key `__proto__`. */
function define(into: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(into, key, { value, enumerable: true, configurable: true, writable: true });
}
