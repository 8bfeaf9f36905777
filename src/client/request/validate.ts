import { isRecord, tagOf } from '../record';

/** An id or slug in a path. */
export type Id = string | number;

/** The expected type of an argument or option. 'any' accepts every value. */
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

/** The types of arguments or options by name. The name of an optional argument ends in '?'. */
export type Kinds = Readonly<Record<string, Kind>>;

/**
 * @throws TypeError 'time is not a number' if the type differs, and for NaN, an empty array and a
 *   negative number.
 */
export function validate(name: string, value: unknown, kind: Kind = 'any'): void {
  const tags = kind.split(' or ');
  const isEmpty = Number.isNaN(value) || (Array.isArray(value) && value.length === 0);
  if (kind !== 'any' && (isEmpty || !tags.includes(tagOf(value))))
    throw new TypeError(`${name} is not ${tags.map(withArticle).join(' or ')}`);
  if (kind === 'number' && Number(value) < 0) throw new TypeError(`${name} is negative`);
}

const withArticle = (tag: string): string => (/^[ao]/.test(tag) ? 'an ' : 'a ') + tag;

/**
 * Validates the arguments of a call in order.
 * @throws TypeError that names the first argument that is missing or of the wrong type.
 */
export function validateArguments(takes: Kinds, args: readonly unknown[]): void {
  Object.entries(takes).forEach(([name, kind], index) => {
    const value = args[index];
    if (value !== undefined && value !== null) validate(withoutMark(name), value, kind);
    else if (!name.endsWith('?')) throw new TypeError(`${name} is not defined`);
  });
}

/**
 * Validates options by name; an undefined option counts as missing.
 * @throws TypeError if `options` is not an object, or if an option is unknown or of the wrong type.
 */
export function validateOptions(options: unknown, kinds: Kinds): asserts options is object {
  if (!isRecord(options)) throw new TypeError('options is not an object');
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(kinds, name)) throw new TypeError(`options.${name} is not known`);
    validate(name, value, kinds[name]);
  }
}

/**
 * @throws TypeError unless the text is a path that stays below its prefix. Like '.' and '..', their
 *   encoded forms lead to another path, and '\\' counts as '/'.
 */
export function requirePath(path: string): void {
  validate('path', path, 'string');
  if (!/^\/(?!\/)[^?#\s\\]*$/.test(path) || /\/(\.|%2e){1,2}(\/|$)/i.test(path))
    throw new TypeError(`path is not a path: ${path}`);
}

/** @throws TypeError 'expected a shortcode String' (section 5); `what` includes the article. */
export function requireString(what: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`expected ${what} String`);
}

/**
 * Returns the result of `write`.
 * @throws TypeError that names a value that cannot be serialized (circular, invalid date, BigInt).
 */
export function writeOrThrow<T>(name: string, write: () => T): T {
  try {
    return write();
  } catch (cause) {
    throw new TypeError(`${name} cannot be written`, { cause });
  }
}

/** The name of an argument or variable without the '?' of an optional one. */
export const withoutMark = (name: string): string => name.replace('?', '');

/**
 * Whether the value can be a path segment. '.' and '..' would lead to another path, and a lone
 * surrogate cannot be encoded.
 */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value);

/** Whether the value can be the id of something that exists; nothing has the id 0. */
export const isExistingId = (value: unknown): value is Id => isId(value) && value !== 0;

/** The name of a variable as the messages of section 5 write it: 'site id'. */
const labelOf = (name: string): string =>
  name.replace(/^(site|post|comment|survey)$/, '$1 id').replace(/^plugin$/, 'slug');

/** Variables that throw a TypeError if they are missing, as in wpcom. */
const TYPE_ERRORS = /^(survey|postType|taxonomy)$/;

/** Creates the error for a missing id, slug or field: 'site id is not correctly defined' (section 5). */
export function notCorrectlyDefined(name: string): Error {
  const Class = TYPE_ERRORS.test(name) ? TypeError : Error;
  return new Class(`${labelOf(name)} is not correctly defined`);
}
