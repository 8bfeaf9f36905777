import { cases } from 'rxjs-marbles/jest';
import { refreshAfterSleep } from '../../../src/streams/list/refresh-after-sleep';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';

const NOON = Date.UTC(2024, 4, 1, 12);
const tick = (ms: number): Event => ({ type: 'clock.ticked', now: NOON + ms });
const values: Record<string, Event> = {
  0: tick(0),
  1: tick(30_000),
  2: tick(60_000),
  3: tick(60_001),
  4: tick(-24 * 60 * 60 * 1000),
};

interface Case {
  readonly name: string;
  readonly events?: string;
  readonly shown?: string;
  readonly expected: string;
}

cases(
  'a light poll',
  (m, { events = '', shown = '', expected }: Case) => {
    const world = { environment: { pageShow$: m.hot(shown) } };
    const emitted$ = emittedBy(m, refreshAfterSleep, { events, values, world });
    m.expect(emitted$).toBeObservable(expected, legend);
  },
  [
    {
      name: '[polling-after-sleep] is due when the clock has advanced more than a minute',
      events: '0-3',
      expected: '--r',
    },
    { name: 'is not due while the clock ticks', events: '0-1-2', expected: '' },
    { name: 'is not due when a tick is as late as in a hidden page', events: '0-2', expected: '' },
    { name: 'is due when the clock was set back by a day', events: '0-4', expected: '--r' },
    {
      name: '[polling-after-sleep] is due when the page comes back from the cache',
      shown: '5s *',
      expected: '5s r',
    },
  ],
);
