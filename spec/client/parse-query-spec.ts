import { parse, stringify } from 'qs';
import { parseQuery } from '../../src/client/parse-query';
import { someQueries } from '../support/queries';

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('&');

describe('parseQuery', () => {
  it.each([
    ['returns an empty query for an empty text', '', {}],
    ['ignores a question mark at the start', '?a=1', { a: '1' }],
    ['decodes names and values, and reads + as a space', 'a+b=%C3%BC+1', { 'a b': 'ü 1' }],
    ['leaves a value as it is if its encoding is invalid', 'a=%zz', { a: '%zz' }],
    ['reads a missing value as an empty text', 'a&b=', { a: '', b: '' }],
    ['allows = in values', 'a=b=c', { a: 'b=c' }],
    ['ignores values without a name', '=1&&[]=2', {}],
    ['makes an array of a name that occurs twice', 'a=1&a=2', { a: ['1', '2'] }],
    ['makes an array of empty brackets', 'a[]=1&a[]=2', { a: ['1', '2'] }],
    ['sorts an array by its indices and closes holes', 'a[9]=y&a[1]=x', { a: ['x', 'y'] }],
    ['makes objects, mixed with arrays', 'a[b][]=1&a[c][d]=2', { a: { b: ['1'], c: { d: '2' } } }],
    [
      'keeps values with and without names in one object',
      'a[b]=1&a[]=2&a=3',
      { a: { b: '1', 1: '2', 2: '3' } },
    ],
    ['keeps a value before the brackets', 'a=1&a[b]=2', { a: { 0: '1', b: '2' } }],
    ['reads brackets that do not close as part of the name', 'a[b=1', { 'a[b': '1' }],
  ])('%s', (_rule, text, query) => {
    expect(parseQuery(text)).toEqual(query);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'leaves out names that every object has: %s',
    (name) => {
      const query = parseQuery(`${name}[x]=1&${name}=1&a[${name}]=1&a[${name}][x]=1&b=2`);
      expect(query).toEqual({ b: '2' });
      expect(Reflect.get({}, 'x')).toBeUndefined();
    },
  );

  it('returns the same as qs for 500 queries, in each of the three array formats', () => {
    for (const query of someQueries(500, { objectsInArrays: false })) {
      for (const arrayFormat of ['brackets', 'indices', 'repeat'] as const) {
        const text = stringify(query, { arrayFormat });
        expect(parseQuery(text)).toEqual(parse(text));
      }
    }
  });
});

describe('the limits of parseQuery (section 9)', () => {
  it.each([20, 21])('treat an array of %d values as qs does', (count) => {
    for (const text of [
      times(count, () => 'a[]=1'),
      times(count, (index) => `a[${index}]=1`),
      times(count, () => 'a=1'),
    ]) {
      expect(parseQuery(text)).toEqual(parse(text));
    }
    expect(Array.isArray(parseQuery(times(count, () => 'a[]=1')).a)).toBe(count <= 20);
  });

  it('prevent an array of a million values from a single index', () => {
    expect(parseQuery('a[1000000]=1')).toEqual({ a: { 1000000: '1' } });
  });

  it.each([5, 6, 7])('treat %d levels of brackets as qs does', (depth) => {
    const text = `a${'[b]'.repeat(depth)}=1`;
    expect(parseQuery(text)).toEqual(parse(text));
  });

  it('keep the sixth bracket and all after it as one name', () => {
    expect(parseQuery('a[b][c][d][e][f][g][h]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } },
    });
  });

  it('accept the thousandth parameter and ignore the next one', () => {
    const query = parseQuery(times(1001, (index) => `a${index}=1`));
    expect(Object.keys(query)).toHaveLength(1000);
    expect(query).toHaveProperty('a999');
  });
});
