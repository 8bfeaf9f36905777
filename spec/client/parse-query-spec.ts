import { parse, stringify } from 'qs';
import { parseQuery } from '../../src/client/parse-query';
import { someQueries } from '../support/queries';

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('&');

describe("a query's text", () => {
  it.each([
    ['says nothing', '', {}],
    ['may begin with a question mark', '?a=1', { a: '1' }],
    ['is decoded, and + is a space', 'a+b=%C3%BC+1', { 'a b': 'ü 1' }],
    ['stays as it is where it is not encoded well', 'a=%zz', { a: '%zz' }],
    ['may lack values', 'a&b=', { a: '', b: '' }],
    ['may have = in values', 'a=b=c', { a: 'b=c' }],
    ['without a name is nothing', '=1&&[]=2', {}],
    ['makes an array of what is said twice', 'a=1&a=2', { a: ['1', '2'] }],
    ['makes an array of empty brackets', 'a[]=1&a[]=2', { a: ['1', '2'] }],
    ['puts indices in their order, without holes', 'a[9]=y&a[1]=x', { a: ['x', 'y'] }],
    ['makes objects, to any mixture', 'a[b][]=1&a[c][d]=2', { a: { b: ['1'], c: { d: '2' } } }],
    ['keeps what has no name beside what has', 'a[b]=1&a[]=2&a=3', { a: { b: '1', 1: '2', 2: '3' } }],
    ['keeps a value before the brackets', 'a=1&a[b]=2', { a: { 0: '1', b: '2' } }],
    ['keeps brackets that do not close', 'a[b=1', { 'a[b': '1' }],
  ])('%s', (_rule, text, query) => {
    expect(parseQuery(text)).toEqual(query);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'cannot name what every object has: %s',
    (name) => {
      const query = parseQuery(`${name}[x]=1&${name}=1&a[${name}]=1&a[${name}][x]=1&b=2`);
      expect(query).toEqual({ b: '2' });
      expect(Reflect.get({}, 'x')).toBeUndefined();
    },
  );

  it('is read as qs reads it, in 500 queries, in both ways to write arrays', () => {
    for (const query of someQueries(500, { objectsInArrays: false })) {
      for (const arrayFormat of ['brackets', 'indices', 'repeat'] as const) {
        const text = stringify(query, { arrayFormat });
        expect(parseQuery(text)).toEqual(parse(text));
      }
    }
  });
});

describe('the limits of section 9', () => {
  it.each([20, 21])('array limit: %d values are what qs makes of them', (count) => {
    for (const text of [
      times(count, () => 'a[]=1'),
      times(count, (index) => `a[${index}]=1`),
      times(count, () => 'a=1'),
    ]) {
      expect(parseQuery(text)).toEqual(parse(text));
    }
    expect(Array.isArray(parseQuery(times(count, () => 'a[]=1')).a)).toBe(count <= 20);
  });

  it('array limit: an index of a million makes no array of a million', () => {
    expect(parseQuery('a[1000000]=1')).toEqual({ a: { 1000000: '1' } });
  });

  it.each([5, 6, 7])('depth: %d brackets are what qs makes of them', (depth) => {
    const text = `a${'[b]'.repeat(depth)}=1`;
    expect(parseQuery(text)).toEqual(parse(text));
  });

  it('depth: the sixth bracket and all after it are one name', () => {
    expect(parseQuery('a[b][c][d][e][f][g][h]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } },
    });
  });

  it('parameter limit: the thousandth counts, the next one does not', () => {
    const query = parseQuery(times(1001, (index) => `a${index}=1`));
    expect(Object.keys(query)).toHaveLength(1000);
    expect(query).toHaveProperty('a999');
  });
});
