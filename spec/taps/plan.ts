import { createRandom, type Random } from '../support/random';

/** The next step: its name, a generator of its own, and the pause before it in milliseconds. */
export interface Step<Name extends string> {
  readonly name: Name;
  readonly random: Random;
  readonly pauseMs: number;
}

/** The relative probability of each name. */
export type Weights<Name extends string> = Readonly<Record<Name, number>>;

/**
 * Everything that acts at random has a plan of its own, so that delays in one do not change the
 * others.
 */
export const LANES = { user: 1, faults: 2 } as const;

/**
 * The endless steps of a lane. They depend on the seed only, not on how long a step takes or how
 * many random numbers it uses, so that a seed always gives the same steps.
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
