import { asArray, asFlag, asId, asNumber, asObject, asString, isObject } from '../../src/lib/json';
import { withJitter } from '../../src/lib/jitter';
import { ApiError } from '../../src/client';
import { causeOf } from '../../src/lib/cause';

const others = [undefined, null, {}, [], () => 1, NaN, Symbol('x'), ''];

test.each<[(value: unknown) => unknown, readonly unknown[], readonly unknown[]]>([
  [asNumber, [1.5, 0, -7, '240', '240px', '1.5', 4_007_447_833], [1.5, 0, -7, 240, 240, 1.5, 4_007_447_833]],
  [asNumber, ['px', Infinity, 'Infinity', true, ...others], []],
  [asId, [7, '7', Number.MAX_SAFE_INTEGER], [7, 7, Number.MAX_SAFE_INTEGER]],
  [asId, [0, '0', Number.MAX_SAFE_INTEGER + 1, '99999999999999999999', -1, 1.5], []],
  [asId, ['1.5', '1e3', ' 7', '__proto__', true, ...others], []],
  [asFlag, [true, false, 1, 0, '1', '0'], [true, false, true, false, true, false]],
  [asFlag, ['true', -1, ...others], []],
])('%p reads %p as %p', (read, values, expected) => {
  expect(values.map((value) => read(value)).filter((value) => value !== undefined)).toEqual(expected);
});

test('a value of another type has an empty string', () => {
  for (const value of others) expect(asString(value)).toBe('');
});

test('lists are not objects, and objects are not lists', () => {
  expect(isObject({})).toBe(true);
  for (const value of [null, [], 'x', 7, undefined]) {
    expect(isObject(value)).toBe(false);
    expect(asObject(value)).toEqual({});
  }
  expect(asArray([1])).toEqual([1]);
  for (const value of [null, {}, 'x', 7, undefined, { length: 2 }]) expect(asArray(value)).toEqual([]);
});

test.each([
  [30_000, 0, 30_000],
  [30_000, 20_000, 50_000],
  [170_000, 20_000, 180_000],
  [180_000, 20_000, 180_000],
  [Infinity, 20_000, Infinity],
])(
  'a wait of %i ms with a jitter of %i ms is %i ms: never shorter, and at most 180 s',
  (ms, jitter, expected) => {
    expect(withJitter(ms, () => jitter, 180_000)).toBe(expected);
  },
);

const error = (status: number, body: unknown = {}): ApiError =>
  new ApiError({ name: 'Error', message: '', path: '', method: 'POST', status, body });

test.each<[string, unknown, ReturnType<typeof causeOf>]>([
  ['402', error(402), 'forbidden'],
  ['403', error(403, { error: 'unauthorized' }), 'forbidden'],
  ['403 with an empty body', error(403, ''), 'forbidden'],
  ['403 with the page of a network', error(403, '\n<html>'), 'unreachable'],
  ['451', error(451), 'forbidden'],
  ['200 with the page of a network', error(200, '<html>'), 'unreachable'],
  ['200 with broken JSON', error(200, '{'), 'platform'],
  ['429', error(429), 'tooMany'],
  ['429 with a page', error(429, '<html>'), 'tooMany'],
  ['500', error(500), 'platform'],
  ['502 with a page', error(502, '<html>'), 'platform'],
  ['no answer', error(0), 'unreachable'],
  ['an unusable answer', new TypeError('no list'), 'platform'],
  ['401', error(401), 'signedOut'],
  ['404', error(404), undefined],
])('[cause-of-a-failure] the cause of %s', (_name, value, expected) => {
  expect(causeOf(value)).toBe(expected);
});
