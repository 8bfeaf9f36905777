import { createRingBuffer } from '../../../src/devtools/monitor/ring-buffer';

test.each([
  [0, []],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [4, [2, 3, 4]],
  [7, [5, 6, 7]],
])('keeps the newest three of %d values, oldest first', (count, expected) => {
  const buffer = createRingBuffer<number>(3);
  for (let value = 1; value <= count; value++) buffer.push(value);
  expect(buffer.all()).toEqual(expected);
  expect(buffer.count()).toBe(count);
});
