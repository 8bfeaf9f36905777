/** A random generator; the same seed gives the same numbers. */
export interface Random {
  /** True with this probability, from 0 to 1. */
  readonly chance: (probability: number) => boolean;
  /** A whole number from `from` to `to`, both included. */
  readonly whole: (from: number, to: number) => number;
  /** An element of the list, which must not be empty. */
  readonly pick: <T>(list: readonly T[]) => T;
  /** An element of the list, with a probability in proportion to its weight. */
  readonly weighed: <T extends { readonly weight: number }>(list: readonly T[]) => T;
}

export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => at(list, whole(0, list.length - 1));
  return {
    chance: (probability) => next() < probability,
    whole,
    pick,
    weighed: (list) => {
      let left = next() * list.reduce((sum, { weight }) => sum + weight, 0);
      return list.find(({ weight }) => (left -= weight) < 0) ?? at(list, list.length - 1);
    },
  };
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new Error('there is nothing to pick from');
  return found;
}

/** Tommy Ettinger's 32-bit generator; returns numbers from 0 to below 1. */
export function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
