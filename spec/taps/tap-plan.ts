import type { Random } from '../support/random';
import type { Point } from './oracle';

/** One tap of a step: where, and how many milliseconds after the one before. */
export interface Tap {
  /** The index of its aim. */
  readonly aim: number;
  readonly gapMs: number;
}

const GAP_MS = [60, 400] as const;
const COUNTS = [
  { count: 1, weight: 3 },
  { count: 2, weight: 5 },
  { count: 3, weight: 3 },
];

/** One to three taps, mostly all on one of the aims. */
export function tapsOf(random: Random, aims: readonly Point[]): readonly Tap[] {
  const { count } = random.weighed(COUNTS);
  return Array.from({ length: count }, (_, index) => ({
    aim: index > 0 && aims.length > 1 && random.chance(0.5) ? 1 : 0,
    gapMs: index === 0 ? 0 : random.whole(...GAP_MS),
  }));
}
