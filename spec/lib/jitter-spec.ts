import { withJitter } from '../../src/lib/jitter';

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
