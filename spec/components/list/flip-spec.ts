import { visibleMoves, type Positions, anchorShift } from '../../../src/components/list/flip';

const HEIGHT = 80;

/** Rows of equal height, one below the other. */
const listOf = (...ids: readonly string[]): Positions =>
  new Map(ids.map((id, index) => [id, { top: index * HEIGHT, height: HEIGHT }]));

const moves = (before: Positions, after: Positions, from = 0, to = from) => {
  const { moved, entered } = visibleMoves(before, after, from, to);
  return { moved: Object.fromEntries(moved), entered };
};

test('the rows below a removed row glide up', () => {
  expect(moves(listOf('a', 'b', 'c'), listOf('a', 'c'))).toEqual({ moved: { c: HEIGHT }, entered: [] });
});

test('an inserted row fades in, and the rows below it glide down', () => {
  expect(moves(listOf('a', 'c'), listOf('a', 'b', 'c'))).toEqual({ moved: { c: -HEIGHT }, entered: ['b'] });
});

test('rows that were loaded at the end are not animated', () => {
  expect(moves(listOf('a'), listOf('a', 'b', 'c'))).toEqual({ moved: {}, entered: [] });
});

test('nothing moves if the list was scrolled by the same distance', () => {
  expect(moves(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT, 2 * HEIGHT).moved).toEqual({});
  expect(moves(listOf('a', 'b', 'c'), listOf('b', 'c'), HEIGHT, 0).moved).toEqual({});
});

test('rows move by the distance that the list was not scrolled', () => {
  expect(moves(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT, 2 * HEIGHT - 30).moved).toEqual({
    a: -30,
    b: -30,
    c: -30,
  });
});

test('the rows below an undo bar glide up, because the bar is lower than the row it replaces', () => {
  const bar = new Map([...listOf('a', 'b')]);
  bar.set('a', { top: 0, height: 56 });
  bar.set('b', { top: 56, height: HEIGHT });
  expect(moves(listOf('a', 'b'), bar)).toEqual({ moved: { b: 24 }, entered: [] });
});

test('a heading that sticks to the upper edge does not move', () => {
  const heading: Positions = new Map([['today', { top: 0, height: 0 }]]);
  expect(moves(heading, heading, 10, 90).moved).toEqual({});
  const lower: Positions = new Map([['today', { top: 130, height: 0 }]]);
  expect(moves(lower, lower, 10, 90).moved).toEqual({ today: 80 });
  expect(moves(lower, lower, 120, 140).moved).toEqual({ today: 10 });
});

describe('the shift of the scroll anchor', () => {
  const before = listOf('a', 'b', 'c', 'd');
  const EDGE = HEIGHT + 10;

  test.each([
    ['is a row height for a row that is inserted above it', listOf('new', 'a', 'b', 'c', 'd'), HEIGHT],
    ['is negative for a row that is removed above it', listOf('b', 'c', 'd'), -HEIGHT],
    ['is 0 for a row that is inserted below it', listOf('a', 'b', 'new', 'c', 'd'), 0],
    ['is that of the next row if the first row in view is removed', listOf('a', 'c', 'd'), -HEIGHT],
    [
      'is that of the next remaining row if several rows in view are removed',
      listOf('new', 'newer', 'a', 'd'),
      0,
    ],
    ['is 0 if all rows in view are removed', listOf('new', 'a'), 0],
  ])('%s', (_what, after, expected) => {
    expect(anchorShift(before, after, EDGE)).toBe(expected);
  });

  test('ignores a row that ends at the edge of the view', () => {
    const taller = new Map([...before, ['a', { top: 0, height: HEIGHT }]]);
    taller.set('b', { top: HEIGHT + 5, height: HEIGHT });
    expect(anchorShift(before, taller, HEIGHT - 1)).toBe(0);
    expect(anchorShift(before, taller, HEIGHT)).toBe(5);
  });
});
