/**
 * An object with fields: what may be looked into before it is parsed. Arrays are none, and neither are the kinds whose
 * contents are no fields (Map, Date, Blob, URL).
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  tagOf(value) === 'object';

/** 'object', 'array', 'string', 'function', 'map', ...: what a value is, whatever it inherits from. */
export const tagOf = (value: unknown): string =>
  Object.prototype.toString.call(value).slice(8, -1).toLowerCase();

/** The same names with other values. */
export const mapValues = <A, B>(
  record: Readonly<Record<string, A>>,
  to: (value: A, name: string) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));
