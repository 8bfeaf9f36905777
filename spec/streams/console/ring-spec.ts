import { createRing } from '../../../src/streams/console/ring';

test.each([
  [0, []],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [4, [2, 3, 4]],
  [7, [5, 6, 7]],
])('of %d values the newest three are kept, oldest first', (count, expected) => {
  const ring = createRing<number>(3);
  for (let value = 1; value <= count; value++) ring.push(value);
  expect(ring.all()).toEqual(expected);
  expect(ring.count()).toBe(count);
});
