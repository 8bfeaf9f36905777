import { stringifyQuery } from '../../src/client/query';

describe('a query', () => {
  it.each([
    ['has nothing to say', {}, ''],
    ['encodes keys and values', { 'a b': 'c&d=é' }, 'a%20b=c%26d%3D%C3%A9'],
    ['puts arrays in brackets', { ids: [1, 2] }, 'ids%5B0%5D=1&ids%5B1%5D=2'],
    ['puts objects in brackets, to any depth', { a: { b: [{ c: true }] } }, 'a%5Bb%5D%5B0%5D%5Bc%5D=true'],
    ['leaves undefined out, and null empty', { a: undefined, b: null, c: 0, d: '' }, 'b=&c=0&d='],
  ])('%s', (_rule, query, text) => {
    expect(stringifyQuery(query)).toBe(text);
  });
});
