import { isObject } from '../record';
import { writeOrThrow } from './validate';

/** A query value. Arrays and objects take brackets: `{ ids: [1, 2] }` becomes `ids[]=1&ids[]=2`. */
export type QueryValue = string | number | boolean | null | undefined | Date | readonly QueryValue[] | Query;
export interface Query {
  readonly [key: string]: QueryValue;
}

/**
 * Serializes a query without '?'; '' if it is empty (section 7). The result equals that of `qs`
 * with `arrayFormat: 'brackets'`: undefined, empty arrays and empty objects are omitted, and null
 * is an empty value. The exception is an array that contains objects: it is written with indices
 * (`a[0][b]=1`), because brackets would split one object into several. With `isAsWpcom` there is no
 * exception.
 * @throws TypeError 'query cannot be written' for a circular value or an invalid date.
 */
export const stringifyQuery = (query: Query, isAsWpcom?: true): string =>
  writeOrThrow('query', () =>
    Object.entries(query)
      .flatMap(([key, value]) => pairs(key, value, isAsWpcom))
      .map(([key, value]) => `${encode(key)}=${encode(value)}`)
      .join('&'),
  );

function pairs(key: string, value: QueryValue, isAsWpcom?: true): (readonly [string, string])[] {
  if (value === undefined) return [];
  if (isPlain(value)) return [[key, value instanceof Date ? value.toISOString() : String(value ?? '')]];
  const isPlainList = isList(value) && (isAsWpcom ?? value.every(isPlain));
  return Object.entries(value).flatMap(([inner, each]: [string, QueryValue]) =>
    pairs(`${key}[${isPlainList ? '' : inner}]`, each, isAsWpcom),
  );
}

const isList = (value: object): value is readonly QueryValue[] => Array.isArray(value);
const isPlain = (value: QueryValue): value is Exclude<QueryValue, readonly QueryValue[] | Query> =>
  !isObject(value) || value instanceof Date;

/**
 * Encodes as RFC 3986, which reserves five characters more than `encodeURIComponent`. A lone
 * surrogate becomes U+FFFD.
 */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
