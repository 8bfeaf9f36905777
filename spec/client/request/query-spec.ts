import fc from 'fast-check';
import { stringify } from 'qs';
import { parseQuery } from '../../../src/client/parse-query';
import { type Query, type QueryValue, stringifyQuery } from '../../../src/client/request/query';
import { assertProperty } from '../../support/generated/assert-property';

const plain = fc.oneof(
  fc.constantFrom('a', 'b c', 'ü?&=', "!'()*", '', 'x+y%', '[z]', '雪', '0', '😀'),
  fc.constantFrom(0.5, -1, true, false),
  fc.nat(999),
);
const name = fc.constantFrom('id', 'ids', 'fields', 'a b', 'é', 'meta', 'number');

/** parseQuery reads five levels of brackets. */
const DEPTH = { maxDepth: 3, depthIdentifier: 'brackets' };

/** Queries of at most four levels, whose arrays have plain values, or also objects. */
const queriesWith = (areObjectsInArrays: boolean): fc.Arbitrary<Query> =>
  fc.letrec<{ query: Query; value: QueryValue }>((tie) => ({
    query: fc.dictionary(name, tie('value'), { minKeys: 1, maxKeys: 3 }),
    value: fc.oneof(
      DEPTH,
      plain,
      fc.array(areObjectsInArrays ? fc.oneof(DEPTH, plain, tie('query')) : plain, {
        minLength: 1,
        maxLength: 4,
      }),
      tie('query'),
    ),
  })).query;

/** A query as parseQuery returns it: all values are texts. */
function asTexts(value: QueryValue): unknown {
  if (Array.isArray(value)) return value.map(asTexts);
  if (typeof value !== 'object' || value === null) return String(value ?? '');
  return Object.fromEntries(
    Object.entries(value).map(([key, each]: [string, QueryValue]) => [key, asTexts(each)]),
  );
}

describe('stringifyQuery', () => {
  it.each<[string, Query, string]>([
    ['returns an empty text for an empty query', {}, ''],
    ['leaves undefined out, writes null as ""', { a: undefined, b: null, c: 0, d: '' }, 'b=&c=0&d='],
    ['leaves empty arrays and objects out', { a: [], b: {}, c: [undefined, null] }, 'c%5B%5D='],
    ['writes a date as ISO 8601', { since: new Date(0) }, 'since=1970-01-01T00%3A00%3A00.000Z'],
    ['replaces half a surrogate pair, which cannot be encoded', { a: 'x\uD83D' }, 'a=x%EF%BF%BD'],
    ['numbers objects of arrays', { a: [{ b: 1, c: 2 }] }, 'a%5B0%5D%5Bb%5D=1&a%5B0%5D%5Bc%5D=2'],
  ])('%s', (_rule, query, text) => {
    expect(stringifyQuery(query)).toBe(text);
  });

  it('[bracket-queries] returns the same text as wpcom for queries without objects in arrays', () => {
    assertProperty(
      fc.property(queriesWith(false), (query) => {
        expect(stringifyQuery(query)).toBe(stringify(query, { arrayFormat: 'brackets' }));
      }),
      300,
    );
  });

  it('writes queries with objects in arrays so that parseQuery restores them', () => {
    assertProperty(
      fc.property(queriesWith(true), (query) => {
        expect(parseQuery(stringifyQuery(query))).toEqual(asTexts(query));
      }),
      300,
    );
  });
});
