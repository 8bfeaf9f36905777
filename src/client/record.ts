/**
 * Whether the value is a plain object, so that its fields can be read before they are parsed.
 * Arrays do not count, nor do objects with internal contents (Map, Date, Blob, URL).
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  tagOf(value) === 'object';

/** Whether the value has fields; arrays count. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The built-in type of a value, independent of its prototype: 'object', 'array', 'map', ... */
export const tagOf = (value: unknown): string =>
  Object.prototype.toString.call(value).slice(8, -1).toLowerCase();

/** Maps the values of a record and keeps its names. */
export const mapValues = <A, B>(
  record: Readonly<Record<string, A>>,
  to: (value: A, name: string) => B,
): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value, name)]));
