import { of } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../../support/all-behaviours';
import { without } from '../../support/tabs/browser';
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
  'with up to %d tabs that open, close, hide, freeze, crash and sign out, one leads, nothing is lost, nothing happens twice',
  (tabs) => {
    expect(seedsOf(tabs).flatMap((seed) => useAtRandom({ seed, tabs }))).toEqual([]);
  },
  300_000,
);

const alwaysLeads: Behaviour = () => of({ type: 'tabs.led' });

test.each([
  ['do not agree on a leader', { ...ALL_BEHAVIOURS, tabs: alwaysLeads }, 'leaders'],
  ['go on after a sign-out', without('followSession'), 'after sign-out'],
  ['send no reply that another one has left', without('restoreReplies'), 'lost: reply'],
  ['send no trash that another one has left', without('restoreModerations'), 'trash'],
  ['store no drafts', without('keepDrafts'), 'is not stored'],
])(
  'the rules report tabs that %s',
  (_name, behaviours, violation) => {
    const isReported = (seed: number): boolean =>
      useAtRandom({ seed, tabs: 3, behaviours }).some((text) => text.includes(violation));
    expect(Array.from({ length: 100 }, (_, index) => index + 1).some(isReported)).toBe(true);
  },
  120_000,
);
