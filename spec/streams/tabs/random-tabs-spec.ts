import { of } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../../support/day/page';
import { useAtRandom } from '../../support/tabs/random-use';

/** `SEED=5 npx jest random-tabs` runs one seed with all numbers of tabs, `SEEDS=200` runs more. */
const { SEED, SEEDS = '60' } = process.env;
const COUNTS = [2, 5, 10];
const seedsOf = (tabs: number): readonly number[] =>
  SEED === undefined
    ? Array.from({ length: Number(SEEDS) }, (_, index) => index + 1).filter(
        (seed) => COUNTS[seed % COUNTS.length] === tabs,
      )
    : [Number(SEED)];

test.each(COUNTS)(
  'with up to %d tabs that open, close, hide and crash, one leads, nothing is lost and nothing happens twice',
  (tabs) => {
    expect(seedsOf(tabs).flatMap((seed) => useAtRandom({ seed, tabs }))).toEqual([]);
  },
  300_000,
);

const alwaysLeads: Behaviour = () => of({ type: 'tabs.led' });

test('the rules report tabs that do not agree on a leader', () => {
  const violations = [1, 2, 3, 4, 5].flatMap((seed) =>
    useAtRandom({ seed, tabs: 3, behaviours: { ...ALL_BEHAVIOURS, tabs: alwaysLeads } }),
  );
  expect(violations).not.toEqual([]);
});
