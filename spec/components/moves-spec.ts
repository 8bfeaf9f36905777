import { movesOf, type Places, shiftOf } from '../../src/components/list/moves';

const HEIGHT = 80;

/** Rows of one height, one under the other. */
const listOf = (...ids: readonly string[]): Places =>
  new Map(ids.map((id, index) => [id, { top: index * HEIGHT, height: HEIGHT }]));

const seen = (before: Places, after: Places, from = 0, to = from) => {
  const { moved, come } = movesOf(before, after, from, to);
  return { moved: Object.fromEntries(moved), come };
};

test('where a row has gone, those below it glide up', () => {
  expect(seen(listOf('a', 'b', 'c'), listOf('a', 'c'))).toEqual({ moved: { c: HEIGHT }, come: [] });
});

test('where a row comes, or comes back, it fades in and those below it make room', () => {
  expect(seen(listOf('a', 'c'), listOf('a', 'b', 'c'))).toEqual({ moved: { c: -HEIGHT }, come: ['b'] });
});

test('what is loaded at the end is just there', () => {
  expect(seen(listOf('a'), listOf('a', 'b', 'c'))).toEqual({ moved: {}, come: [] });
});

test('moves nothing that the list was scrolled along with', () => {
  expect(seen(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT, 2 * HEIGHT).moved).toEqual({});
  expect(seen(listOf('a', 'b', 'c'), listOf('b', 'c'), HEIGHT, 0).moved).toEqual({});
});

test('moves what the list was not scrolled along with', () => {
  expect(seen(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT, 2 * HEIGHT - 30).moved).toEqual({
    a: -30,
    b: -30,
    c: -30,
  });
});

test('a bar that is lower than the row whose place it takes lets the next ones up', () => {
  const bar = new Map([...listOf('a', 'b')]);
  bar.set('a', { top: 0, height: 56 });
  bar.set('b', { top: 56, height: HEIGHT });
  expect(seen(listOf('a', 'b'), bar)).toEqual({ moved: { b: 24 }, come: [] });
});

test('a heading that sticks to the upper edge stays there', () => {
  const heading: Places = new Map([['today', { top: 0, height: 0 }]]);
  expect(seen(heading, heading, 10, 90).moved).toEqual({});
  const lower: Places = new Map([['today', { top: 130, height: 0 }]]);
  expect(seen(lower, lower, 10, 90).moved).toEqual({ today: 80 });
  expect(seen(lower, lower, 120, 140).moved).toEqual({ today: 10 });
});

describe('the shift of the place', () => {
  const before = listOf('a', 'b', 'c', 'd');
  const EDGE = HEIGHT + 10;

  test.each([
    ['a row that comes above it', listOf('new', 'a', 'b', 'c', 'd'), HEIGHT],
    ['a row that goes above it', listOf('b', 'c', 'd'), -HEIGHT],
    ['a row that comes below it', listOf('a', 'b', 'new', 'c', 'd'), 0],
    ['the first row in view that goes: the next one counts', listOf('a', 'c', 'd'), -HEIGHT],
    ['several rows in view that go at once', listOf('new', 'newer', 'a', 'd'), 0],
    ['all rows in view that go: there is no place to keep', listOf('new', 'a'), 0],
  ])('is measured for %s', (_what, after, expected) => {
    expect(shiftOf(before, after, EDGE)).toBe(expected);
  });

  test('counts a row that ends at the edge as out of view', () => {
    const taller = new Map([...before, ['a', { top: 0, height: HEIGHT }]]);
    taller.set('b', { top: HEIGHT + 5, height: HEIGHT });
    expect(shiftOf(before, taller, HEIGHT - 1)).toBe(0);
    expect(shiftOf(before, taller, HEIGHT)).toBe(5);
  });
});
