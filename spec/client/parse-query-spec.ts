import fc from 'fast-check';
import { parse } from 'qs';
import { parseQuery } from '../../src/client/parse-query';
import { assertProperty } from '../support/generated/assert-property';

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join('&');

/** Names and parts of them: few, so that parameters meet, and those that are read differently. */
const word = fc.constantFrom('a', 'b', '0', '1', '2', '19', '20', '21', '00', '-1', 'x y', 'x+y', 'é', '');
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
});

describe('the limits of parseQuery (section 9)', () => {
  it('prevent an array of a million values from a single index', () => {
    expect(parseQuery('a[1000000]=1')).toEqual({ a: { 1000000: '1' } });
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
