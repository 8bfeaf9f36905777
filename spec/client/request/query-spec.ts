import { stringify } from 'qs';
import { parseQuery } from '../../../src/client/parse-query';
import { type Query, stringifyQuery } from '../../../src/client/request/query';
import { asTexts, someQueries } from '../../support/queries';

describe('stringifyQuery', () => {
  it.each<[string, Query, string]>([
    ['returns an empty text for an empty query', {}, ''],
    ['encodes keys and values', { 'a b': 'c&d=é' }, 'a%20b=c%26d%3D%C3%A9'],
    ['puts arrays in brackets', { ids: [1, 2] }, 'ids%5B%5D=1&ids%5B%5D=2'],
    ['puts objects in brackets', { a: { b: { c: true } } }, 'a%5Bb%5D%5Bc%5D=true'],
    [
      'keeps objects of arrays apart by indices',
      { a: [{ b: 1, c: 2 }] },
      'a%5B0%5D%5Bb%5D=1&a%5B0%5D%5Bc%5D=2',
    ],
    [
      'leaves undefined out, and writes null as an empty value',
      { a: undefined, b: null, c: 0, d: '' },
      'b=&c=0&d=',
    ],
    ['leaves empty arrays and objects out', { a: [], b: {}, c: [undefined, null] }, 'c%5B%5D='],
    ['writes a date as ISO 8601', { since: new Date(0) }, 'since=1970-01-01T00%3A00%3A00.000Z'],
    ['replaces half a surrogate pair, which cannot be encoded', { a: 'x\uD83D' }, 'a=x%EF%BF%BD'],
  ])('%s', (_rule, query, text) => {
    expect(stringifyQuery(query)).toBe(text);
  });

  it('[bracket-queries] returns the same text as wpcom for 500 queries without objects in arrays', () => {
    for (const query of someQueries(500, { objectsInArrays: false })) {
      expect(stringifyQuery(query)).toBe(stringify(query, { arrayFormat: 'brackets' }));
    }
  });

  it('writes 500 queries with objects in arrays so that parseQuery restores them', () => {
    for (const query of someQueries(500, { objectsInArrays: true })) {
      expect(parseQuery(stringifyQuery(query))).toEqual(asTexts(query));
    }
  });
});
