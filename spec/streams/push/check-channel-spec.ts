import { cases } from 'rxjs-marbles/jest';
import { checkChannel } from '../../../src/streams/push/check-channel';
import type { Event } from '../../../src/streams/state/events';
import { emittedBy } from '../../support/behaviour';
import { legend, listed } from '../../support/legend';
import { table } from '../../support/table';

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

type Row = Record<'events' | 'expected' | 'name', string> & { readonly shown?: string };

const testCases = (title: string, rules: Row[]): void => {
  cases(
    title,
    (m, { events, shown = '', expected }) => {
      const world = { environment: { pageShow$: m.hot(shown) } };
      m.expect(emittedBy(m, checkChannel, { events, values, world })).toBeObservable(expected, outcomes);
    },
    rules,
  );
};

testCases(
  'a check of the push channel',
  table(`
  events            | expected    | name
  (Lp)              | 300s V      | is due five minutes after the channel has opened
  (Lp) 196s K       | 496004ms V  | [silent-channel] is due five minutes after the last one
  (Lp) 6s h         | 300s V      | is due in a hidden tab, too, which sends it when it becomes visible
  (Lp) 96s P        |             | is not due while the channel is lost
  (Lp) 96s N 999s K | 1395005ms V | is not due while the list fails or is refused
  (Lp) 96s F        |             | is not due in a tab that follows another one
  (lm) 96s F 20s K  | 416005ms V  | [lists-of-different-lengths] is due in a tab that follows another one and has more than ten notes
  (Llm)             |             | is not due in a tab that polls every 30 s, however many notes it has
  (lm) 96s F 20s N  |             | is not due in a longer list that follows while it fails
`),
);

testCases(
  'a light poll',
  table(`
  events | shown | expected | name
  0-3    |       | --V      | [polling-after-sleep] is due when the clock has advanced more than 90 s
  0-1-2  |       |          | is not due while the clock ticks
  0-2    |       |          | is not due when a tick is as late as in a hidden page
  0-4    |       | --V      | is due when the clock was set back by a day
  0      | 5s *  | 5s V     | [polling-after-sleep] is due when the page comes back from the cache
`),
);
