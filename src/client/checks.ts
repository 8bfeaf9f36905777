import type { Id } from './endpoint';
import { checkKind } from './kinds';

/** How a variable is called in a message (section 5): 'site id'. */
const labelOf = (name: string): string =>
  name.replace(/^(site|post|comment|survey)$/, '$1 id').replace(/^plugin$/, 'slug');

/** What is not known by an id of its own, but is a kind of thing, is a mistake of type (as in wpcom). */
const TYPE_ERRORS = /^(survey|postType|taxonomy)$/;

/** The error for an id, slug or field that a call cannot do without: 'site id is not correctly defined' (section 5). */
export function notCorrectlyDefined(name: string): Error {
  const message = `${labelOf(name)} is not correctly defined`;
  return TYPE_ERRORS.test(name) ? new TypeError(message) : new Error(message);
}

/** A text or number that can stand in a path: '.' and '..' would lead to another one, half a character cannot be encoded. */
export const isId = (value: unknown): value is Id =>
  typeof value === 'number'
    ? Number.isFinite(value)
    : typeof value === 'string' && !/^\.{0,2}$|\p{Surrogate}/u.test(value);

/** The id of something that there is: none has the number 0. */
export const isKnownId = (value: unknown): value is Id => isId(value) && value !== 0;

/** An id or slug as one segment of a path; what a segment may hold as it is (RFC 3986) stays readable. */
export const encodeSegment = (value: Id): string =>
  encodeURIComponent(value).replace(/%(?:2[46BC]|3[ABD]|40)/g, decodeURIComponent);

/** A name without the mark of what may be left out. */
export const bare = (name: string): string => name.replace('?', '');

/** @throws TypeError 'expected a shortcode String' (section 5); `what` has its article. */
export function requireString(what: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`expected ${what} String`);
}

/**
 * The arguments of a call against the names that the call takes (`note?` may be left out).
 * @throws TypeError with the name of the first that is missing, or is not what it must be.
 */
export function checkArguments(takes: readonly string[], args: readonly unknown[]): void {
  for (const [index, name] of takes.entries()) {
    const value = args[index];
    if (value === undefined || value === null) {
      if (!name.endsWith('?')) throw new TypeError(`${name} is not defined`);
    } else checkKind(bare(name), value);
  }
}
