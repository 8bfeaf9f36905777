import { cases } from 'rxjs-marbles/jest';
import { checkLookedAt } from '../../../src/streams/push/check-looked-at';
import type { Event } from '../../../src/streams/state/events';
import { RETURN_GATHER_MS } from '../../../src/streams/timing';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';
import { table } from '../../support/table';

const NOON = Date.UTC(2024, 4, 1, 12);
const tick = (ms: number): Event => ({ type: 'clock.ticked', now: NOON + ms });
const values: Record<string, Event> = {
  ...legend,
  L: { type: 'tabs.led' },
  F: { type: 'tabs.followed', push: 'subscribed' },
  K: { type: 'notes.confirmed', asked: 1000 },
  N: { type: 'notes.failed', kind: 'forbidden', failures: 1, retryInMs: Infinity, askedMs: 0 },
  R: { type: 'push.received', noteId: 8 },
  O: { type: 'panel.toggled', isOpen: true },
  C: { type: 'panel.toggled', isOpen: false },
  D: { type: 'network.changed', isOnline: false },
  U: { type: 'network.changed', isOnline: true },
  0: tick(0),
};
const outcomes: Record<string, Event> = { V: { type: 'notes.refreshRequested' } };

type Row = Record<'events' | 'attention' | 'expected' | 'name', string>;

const testCases = (title: string, rules: Row[]): void => {
  cases(
    title,
    (m, { events, attention, expected }) => {
      const attention$ = m.hot(attention, { a: true, b: false });
      const world = { environment: { attention$ } };
      // Reasons that come together cause one poll.
      m.expect(emittedBy(m, checkLookedAt, { events, values, world })).toBeObservable(
        `${RETURN_GATHER_MS}ms ${expected}`,
        outcomes,
      );
    },
    rules,
  );
};

testCases(
  'a panel that is looked at',
  table(`
  events                 | attention | expected         | name
  (OF) 9996ms K          |           | 40s V            | [looked-at] is checked 30 s after the last check
  (OF) 9996ms R          |           | 40s V            | [looked-at] is checked 30 s after the last push
  (OLp0)                 |           | 30s V            | [looked-at] is checked in the tab that holds the channel, too
  (OF0) 39995ms K        |           | 30s V 39999ms V  | [looked-at] is checked again only after the answer
  (OLp) 9995ms P 5s (pN) |           |                  | is not checked beside polls every 30 s, nor while the list fails
  (OLp0) 114994ms K      |           | 30s V            | [looked-at] is no longer checked two minutes after the last sign of the blogger
  (OF0) 114995ms K       | 200s a    | 30s V 169999ms V | [looked-at] is checked at once when the blogger uses it after that
  (OF0) 114995ms K       | 90s a     | 30s V 114999ms V | [looked-at] is looked at for two minutes after each sign
  (Lp) 9996ms (Oh)       | 200s a    |                  | [looked-at] is not looked at while it is closed or hidden
`),
);

testCases(
  'a light poll',
  table(`
  events               | attention      | expected  | name
  (OFK) 1s h 29999ms v |                | 31005ms V | [back-after-30-s] is due when the panel is visible again after 30 s
  (OFK) 1s D 29999ms U |                | 31005ms V | [back-after-30-s] is due when the network is there again after 30 s
  (OP) 1s C 29999ms O  |                | 31004ms V | [back-after-30-s] is due when the panel is opened again after 30 s
  (OP)                 | 5s b 29999ms a | 35s V     | [back-after-30-s] is due when the window has the focus again after 30 s
  (OFK) 1s h 29999ms v | 1s b 30010ms a | 31005ms V | [back-after-30-s] is due once for what comes together
  (OP) 1s h 29998ms v  | 5s b 29998ms a |           | [visible-again] is not due after a shorter time
  P 1s h 29999ms v     | 5s b 29999ms a |           | [back-after-30-s] is not due in a closed panel
`),
);
