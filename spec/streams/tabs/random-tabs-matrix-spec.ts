import { of } from 'rxjs';
import type { Behaviour } from '../../../src/streams/state/behaviour';
import { ALL_BEHAVIOURS } from '../../support/all-behaviours';
import { without } from '../../support/tabs/browser';
import { useAtRandom } from '../../support/tabs/random-use';

const alwaysLeads: Behaviour = () => of({ type: 'tabs.led' });

test.each([
  ['do not agree on a leader', { behaviours: { ...ALL_BEHAVIOURS, tabs: alwaysLeads } }, 'leaders'],
  ['go on after a sign-out', { behaviours: without('followSession') }, 'after sign-out'],
  ['send nothing that another one has left', { sharesRecords: false }, 'lost: '],
  ['store no drafts', { behaviours: without('drafts') }, 'is not stored'],
])(
  'the rules report tabs that %s',
  (_name, options, violation) => {
    const isReported = (seed: number): boolean =>
      useAtRandom({ seed, tabs: 3, ...options }).some((text) => text.includes(violation));
    expect(Array.from({ length: 100 }, (_, index) => index + 1).some(isReported)).toBe(true);
  },
  120_000,
);
