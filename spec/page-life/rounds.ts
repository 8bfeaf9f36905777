import { createRandom } from '../support/random';
import { type Deed, DEEDS } from './deeds';
import { type Ending, ENDINGS } from './endings';

/** One deed, and what the browser does to its page. */
export interface Round {
  readonly deed: Deed;
  readonly ending: Ending;
  /** Milliseconds from the deed to the end of the page. */
  readonly delayMs: number;
  /** Whether another tab is open meanwhile. */
  readonly hasOther: boolean;
}

/** Around the undo window of 4500 ms, and in it. */
const DELAY_MS = [0, 6000] as const;

/** Every deed with every ending, at moments that the seed chooses. */
export function roundsOf(seed: number): readonly Round[] {
  const random = createRandom(seed);
  return ENDINGS.flatMap((ending) =>
    DEEDS.map((deed) => ({
      deed,
      ending,
      delayMs: random.whole(...DELAY_MS),
      hasOther: random.chance(0.5),
    })),
  );
}

/** `trash, killed renderer after 812 ms, two tabs`. */
export const nameOf = ({ deed, ending, delayMs, hasOther }: Round): string =>
  `${deed.name}, ${ending.name} after ${delayMs} ms, ${hasOther ? 'two tabs' : 'one tab'}`;
