import { movesOf, type Places } from '../../src/components/list/moves';

const HEIGHT = 80;

/** Rows of one height, one under the other. */
const listOf = (...ids: readonly string[]): Places =>
  new Map(ids.map((id, index) => [id, { top: index * HEIGHT, height: HEIGHT }]));

const seen = (before: Places, after: Places, scrollTop = 0) => {
  const { moved, come } = movesOf(before, after, scrollTop);
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

test('what comes or goes above what one reads moves nothing that is in the view', () => {
  expect(seen(listOf('a', 'b', 'c'), listOf('new', 'a', 'b', 'c'), HEIGHT + 10).moved).toEqual({});
  expect(seen(listOf('a', 'b', 'c'), listOf('b', 'c'), HEIGHT + 10).moved).toEqual({});
});

test('what goes from the view moves what is below it, scrolled down or not', () => {
  expect(seen(listOf('a', 'b', 'c', 'd'), listOf('a', 'b', 'd'), HEIGHT + 10).moved).toEqual({ d: HEIGHT });
});

test('a bar that is lower than the row whose place it takes lets the next ones up', () => {
  const bar = new Map([...listOf('a', 'b')]);
  bar.set('a', { top: 0, height: 56 });
  bar.set('b', { top: 56, height: HEIGHT });
  expect(seen(listOf('a', 'b'), bar)).toEqual({ moved: { b: 24 }, come: [] });
});
