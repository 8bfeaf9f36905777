import { createRandom, type Random } from '../../spec/support/day/random';

/** What comes next: of these names one, dice of its own, and how long to wait before it, in milliseconds. */
export interface Step<Name extends string> {
  readonly name: Name;
  readonly random: Random;
  readonly pauseMs: number;
}

/** How likely each name is, against the others. */
export type Weights<Name extends string> = Readonly<Record<Name, number>>;

/** Those who act by chance; each has a plan of its own, so that one who is late does not change the others'. */
export const LANES = { user: 1, weather: 2, others: 3 } as const;

/**
 * The steps of a lane, without end. They depend on the seed alone, not on how long a step takes or how many dice it uses:
 * the same seed asks for the same things again.
 */
export function* planOf<Name extends string>(
  seed: number,
  lane: keyof typeof LANES,
  weights: Weights<Name>,
  [fromMs, toMs]: readonly [number, number],
): Generator<Step<Name>, never> {
  const choices = names(weights).map((name) => ({ name, weight: weights[name] }));
  for (let index = 0; ; index += 1) {
    const random = createRandom(Math.imul(seed, 1_000_003) + LANES[lane] * 104_729 + index * 7919);
    const pauseMs = random.whole(fromMs, toMs);
    yield { name: random.weighed(choices).name, random, pauseMs };
  }
}

const names = <Name extends string>(weights: Weights<Name>): Name[] =>
  Object.keys(weights).filter((name): name is Name => name in weights);
