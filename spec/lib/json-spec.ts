import { asArray, asFlag, asId, asNumber, asObject, asString, isObject } from '../../src/lib/json';

const others = [undefined, null, {}, [], () => 1, NaN, Symbol('x')];

test.each([
  [1.5, 1.5],
  [0, 0],
  [-7, -7],
  ['240', 240],
  ['240px', 240],
  ['1.5', 1.5],
  [4007447833, 4007447833],
  ['', undefined],
  ['px', undefined],
  [Infinity, undefined],
  ['Infinity', undefined],
  [true, undefined],
])('asNumber(%j) is %j', (value, number) => {
  expect(asNumber(value)).toBe(number);
});

test.each([
  [7, 7],
  ['7', 7],
  [0, undefined],
  ['0', undefined],
  [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  [Number.MAX_SAFE_INTEGER + 1, undefined],
  ['99999999999999999999', undefined],
  [-1, undefined],
  [1.5, undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  [' 7', undefined],
  ['', undefined],
  ['__proto__', undefined],
  [true, undefined],
])('asId(%j) is %j', (value, id) => {
  expect(asId(value)).toBe(id);
});

test.each([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ['1', true],
  ['0', false],
  ['true', undefined],
  [-1, undefined],
  ['', undefined],
])('asFlag(%j) is %j', (value, flag) => {
  expect(asFlag(value)).toBe(flag);
});

test('values of other types have no number, id, flag or string', () => {
  for (const value of others) {
    expect(asNumber(value)).toBeUndefined();
    expect(asId(value)).toBeUndefined();
    expect(asFlag(value)).toBeUndefined();
    expect(asString(value)).toBe('');
  }
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
