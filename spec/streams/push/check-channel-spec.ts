import { cases } from 'rxjs-marbles/jest';
import { checkChannel } from '../../../src/streams/push/check-channel';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';

const NOON = Date.UTC(2024, 4, 1, 12);
const tick = (ms: number): Event => ({ type: 'clock.ticked', now: NOON + ms });
const values: Record<string, Event> = {
  ...legend,
  l: listed(),
  L: { type: 'tabs.led' },
  F: { type: 'tabs.followed', push: 'subscribed' },
  K: { type: 'notes.confirmed', asked: 1000 },
  N: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity, askedMs: 0 },
  0: tick(0),
  1: tick(30_000),
  2: tick(60_100),
  3: tick(90_001),
  4: tick(-24 * 60 * 60 * 1000),
};
const outcomes: Record<string, Event> = { V: { type: 'notes.refreshRequested' } };

interface Case {
  readonly name: string;
  readonly events?: string;
  readonly shown?: string;
  readonly expected: string;
}

const testCases = (title: string, rules: readonly Case[]): void => {
  cases(
    title,
    (m, { events = '', shown = '', expected }: Case) => {
      const world = { environment: { pageShow$: m.hot(shown) } };
      m.expect(emittedBy(m, checkChannel, { events, values, world })).toBeObservable(expected, outcomes);
    },
    [...rules],
  );
};

testCases('a check of the push channel', [
  {
    name: 'is due five minutes after the channel has opened',
    events: '  (Lp)',
    expected: '300s V',
  },
  {
    name: '[silent-channel] is due five minutes after the last one',
    events: '  (Lp) 196s K',
    expected: '496004ms V',
  },
  {
    name: 'is due in a hidden tab, too, which sends it when it becomes visible',
    events: '  (Lp) 6s h',
    expected: '300s V',
  },
  {
    name: 'is not due while the channel is lost',
    events: '  (Lp) 96s P',
    expected: '',
  },
  {
    name: 'is not due while the list fails or is refused',
    events: '  (Lp) 96s N 999s K',
    expected: '1395005ms V',
  },
  {
    name: 'is not due in a tab that follows another one',
    events: '  (Lp) 96s F',
    expected: '',
  },
  {
    name: '[lists-of-different-lengths] is due in a tab that follows another one and has more than ten notes',
    events: '  (lm) 96s F 20s K',
    expected: '416005ms V',
  },
  {
    name: 'is not due in a tab that polls every 30 s, however many notes it has',
    events: '  (Llm)',
    expected: '',
  },
  {
    name: 'is not due in a longer list that follows while it fails',
    events: '  (lm) 96s F 20s N',
    expected: '',
  },
]);

testCases('a light poll', [
  {
    name: '[polling-after-sleep] is due when the clock has advanced more than 90 s',
    events: '0-3',
    expected: '--V',
  },
  { name: 'is not due while the clock ticks', events: '0-1-2', expected: '' },
  { name: 'is not due when a tick is as late as in a hidden page', events: '0-2', expected: '' },
  { name: 'is due when the clock was set back by a day', events: '0-4', expected: '--V' },
  {
    name: '[polling-after-sleep] is due when the page comes back from the cache',
    events: '0',
    shown: '5s *',
    expected: '5s V',
  },
]);
