/** A pseudo-random generator; the same seed gives the same sequence. */
export interface Random {
  /** Returns a number in [0, 1). */
  next(): number;
  /** Returns an integer from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns one of `items`. Throws RangeError if there are none. */
  pick<T>(items: readonly T[]): T;
  /** Returns `count` different items in random order, or all items if there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
}

/** The Mulberry32 generator, with 32 bits of state. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[between(0, items.length - 1)];
    if (item === undefined) throw new RangeError('Cannot pick from an empty list');
    return item;
  };
  const sample = <T>(items: readonly T[], count: number): T[] => {
    const rest = [...items];
    const chosen: T[] = [];
    while (chosen.length < count && rest.length > 0)
      chosen.push(...rest.splice(between(0, rest.length - 1), 1));
    return chosen;
  };
  return { next, between, pick, sample };
}
