import { useAtRandom } from '../../support/tabs/random-use';

/** `SEED=5 npx jest random-tabs` runs one seed with all numbers of tabs, `SEEDS=200` runs more. */
const { SEED, SEEDS = '12' } = process.env;
const COUNTS = [2, 5, 10];
const seedsOf = (tabs: number): readonly number[] =>
  SEED === undefined
    ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1).filter(
        (seed) => COUNTS[seed % COUNTS.length] === tabs,
      )
    : [Number(SEED)];

test.each(COUNTS)(
  '[one-leader] with up to %d tabs that open, close, hide, freeze, crash and sign out, one leads, nothing is lost, nothing happens twice',
  (tabs) => {
    expect(seedsOf(tabs).flatMap((seed) => useAtRandom({ seed, tabs }))).toEqual([]);
  },
  300_000,
);
