import fc from 'fast-check';
import { parse, stringify } from 'qs';
import { parseQuery } from '../../src/client/parse-query';
import { assertProperty } from '../support/generated/assert-property';
import { someQueries } from '../support/queries';

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('&');

/** Names and parts of them: few, so that parameters meet, and those that are read differently. */
const word = fc.constantFrom('a', 'b', '0', '1', '2', '19', '20', '21', '00', '-1', 'x y', 'é', '');
const odd = fc.constantFrom('__proto__', 'toString', 'constructor', '[', ']', '[[', ']]', '=', '?', '%zz');
const part = fc.oneof({ weight: 12, arbitrary: word }, { weight: 1, arbitrary: odd });
const bracket = fc.oneof(
  { weight: 8, arbitrary: part.map((name) => `[${name}]`) },
  { weight: 1, arbitrary: fc.tuple(part, part).map(([name, inner]) => `[${name}[${inner}]]`) },
  { weight: 1, arbitrary: part },
);
const parameterName = fc
  .tuple(part, fc.array(bracket, { maxLength: 7, size: 'small' }))
  .map(([first, brackets]) => first + brackets.join(''));
const encoded = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc
    .tuple(text, fc.constantFrom<'as it is' | 'encoded' | 'brackets'>('as it is', 'encoded', 'brackets'))
    .map(([raw, how]) => {
      if (how === 'encoded') return encodeURIComponent(raw);
      return how === 'brackets' ? raw.replaceAll('[', '%5b').replaceAll(']', '%5D') : raw;
    });
const parameterValue = fc.constantFrom(
  '',
  '1',
  '2',
  'x',
  'a=b',
  ']=',
  '[]',
  '+',
  '%zz',
  '%C3%BC',
  'toString',
);
const parameter = fc.oneof(
  {
    weight: 20,
    arbitrary: fc.tuple(encoded(parameterName), parameterValue).map((pair) => pair.join('=')),
  },
  { weight: 1, arbitrary: fc.oneof(encoded(parameterName), fc.constant('')) },
);
/** A few parameters, some of them repeated until an array is at its limit or above it. */
const queryText = fc
  .array(
    fc.tuple(parameter, fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, fc.integer({ min: 18, max: 22 }))),
    {
      maxLength: 6,
    },
  )
  .map((parameters) => parameters.map(([each, count]) => times(count, () => each)).join('&'));

describe('parseQuery', () => {
  it.each([
    ['returns an empty query for an empty text', '', {}],
    ['ignores a question mark at the start', '?a=1', { a: '1' }],
    ['decodes names and values, and reads + as a space', 'a+b=%C3%BC+1', { 'a b': 'ü 1' }],
    ['leaves a value as it is if its encoding is invalid', 'a=%zz', { a: '%zz' }],
    ['reads a missing value as an empty text', 'a&b=', { a: '', b: '' }],
    ['allows = in values', 'a=b=c', { a: 'b=c' }],
    ['ignores values without a name', '=1&&=', {}],
    ['reads a name that is all in brackets', '[a]=1&[b][]=2', { a: '1', b: ['2'] }],
    ['numbers values whose name is empty brackets', '[]=1&[]=2', { 0: '1', 1: '2' }],
    ['allows = in brackets', 'a[b=c]=1', { a: { 'b=c': '1' } }],
    ['makes an array of a name that occurs twice', 'a=1&a=2', { a: ['1', '2'] }],
    ['makes an array of empty brackets', 'a[]=1&a[]=2', { a: ['1', '2'] }],
    ['sorts an array by its indices and closes holes', 'a[9]=y&a[1]=x', { a: ['x', 'y'] }],
    ['makes objects, mixed with arrays', 'a[b][]=1&a[c][d]=2', { a: { b: ['1'], c: { d: '2' } } }],
    [
      'makes an array of an object and values beside it',
      'a[b]=1&a[]=2&a=3',
      { a: [{ b: '1', 0: '2' }, '3'] },
    ],
    ['makes an array of a value before the brackets, too', 'a=1&a[b]=2', { a: ['1', { b: '2' }] }],
    ['reads brackets that do not close as one name', 'a[b=1', { a: { '[b': '1' } }],
    ['reads brackets in brackets as one name', 'a[b[c]]=1', { a: { 'b[c]': '1' } }],
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

  it('[query-parser] returns the same as qs for any text of brackets, indices and repeated names', () => {
    assertProperty(
      fc.property(queryText, (text) => {
        expect(parseQuery(text)).toEqual(parse(text, { ignoreQueryPrefix: true }));
        expect(parseQuery(`?${text}`)).toEqual(parse(text));
      }),
      500,
    );
  });

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
  it.each([20, 21])('[query-parser] treat an array of %d values as qs does', (count) => {
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

  it('[query-parser] keep the sixth bracket and all after it as one name', () => {
    expect(parseQuery('a[b][c][d][e][f][g][h]=1')).toEqual({
      a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } },
    });
  });

  it('[query-parser] accept the thousandth parameter and ignore the next one', () => {
    const query = parseQuery(times(1001, (index) => `a${index}=1`));
    expect(Object.keys(query)).toHaveLength(1000);
    expect(query).toHaveProperty('a999');
  });
});
