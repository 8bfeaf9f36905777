import { isRecord, tagOf } from '../record';

/** An id or slug in a path. */
export type Id = string | number;

/** The expected kind of an argument or option. 'any' accepts every value. */
export type Kind =
  | 'string'
  | 'number'
  | 'object'
  | 'abortsignal'
  | 'array'
  | 'boolean'
  | 'function'
  | 'string or object'
  | 'string or function'
  | 'any';

/** Arguments or options with their kinds. The name of an optional argument ends in '?'. */
export type Kinds = Readonly<Record<string, Kind>>;

/**
 * @throws TypeError 'time is not a number' if the value is not of this kind, NaN or an empty array.
 */
export function validate(name: string, value: unknown, kind: Kind = 'any'): void {
  const tags = kind.split(' or ');
  const isEmpty = Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
  if (kind !== 'any' && (isEmpty || !tags.includes(tagOf(value))))
    throw new TypeError(`${name} is not ${tags.map(withArticle).join(' or ')}`);
}

const withArticle = (tag: string): string => (/^[ao]/.test(tag) ? 'an ' : 'a ') + tag;

/**
 * Validates the arguments of a call in order.
 * @throws TypeError that names the first argument that is missing or of another kind.
 */
export function validateArguments(takes: Kinds, args: readonly unknown[]): void {
  Object.entries(takes).forEach(([name, kind], index) => {
    const value = args[index];
    if (value !== undefined && value !== null) validate(withoutMark(name), value, kind);
    else if (!name.endsWith('?')) throw new TypeError(`${name} is not defined`);
  });
}

/**
 * Validates options by name; an undefined option counts as left out.
 * @throws TypeError if this is not an object, or if an option is of another kind.
 */
export function validateOptions(options: unknown, kinds: Kinds): asserts options is object {
  if (!isRecord(options)) throw new TypeError('options is not an object');
  for (const [name, value] of Object.entries(options))
    if (value !== undefined && Object.hasOwn(kinds, name)) validate(name, value, kinds[name]);
}

/** @throws TypeError 'waitMs is not a number from 0' that names the first option out of range. */
export function atLeast(least: number, options: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(options))
    if (typeof value !== 'number' || !(value >= least))
      throw new TypeError(`${name} is not a number from ${least}`);
}

/** @throws TypeError 'expected a shortcode String' (section 5); `what` has its article. */
export function requireString(what: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`expected ${what} String`);
}

/**
 * Returns the result of `write`.
 * @throws TypeError that names the value if it cannot be written: a circle, an invalid date, a BigInt.
 */
export function writeOrThrow<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    throw new TypeError(`${name} cannot be written`, { cause });
  }
}

/** The name of an argument or variable without the mark of an optional one. */
export const withoutMark = (name: string): string => name.replace('?', '');

/**
 * Whether the value can be a segment of a path. '.' and '..' would lead to another path, and half a
 * surrogate pair cannot be encoded.
 */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value);

/** Whether the value can be the id of something that exists; nothing has the id 0. */
export const isExistingId = (value: unknown): value is Id => isId(value) && value !== 0;

/** The name of a variable in the messages of section 5: 'site id'. */
const labelOf = (name: string): string =>
  name.replace(/^(site|post|comment|survey)$/, '$1 id').replace(/^plugin$/, 'slug');

/** Variables whose absence is a TypeError, as in wpcom. */
const TYPE_ERRORS = /^(survey|postType|taxonomy)$/;

/** The error for a missing id, slug or field: 'site id is not correctly defined' (section 5). */
export function notCorrectlyDefined(name: string): Error {
  const Class = TYPE_ERRORS.test(name) ? TypeError : Error;
  return new Class(`${labelOf(name)} is not correctly defined`);
}
