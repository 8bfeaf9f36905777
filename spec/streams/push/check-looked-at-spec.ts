import { cases } from 'rxjs-marbles/jest';
import { checkLookedAt } from '../../../src/streams/push/check-looked-at';
import type { Event } from '../../../src/streams/state/events';
import { RETURN_GATHER_MS } from '../../../src/streams/timing';
import { emittedBy } from '../../support/behaviour';
import { legend } from '../../support/legend';

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

interface Case {
  readonly name: string;
  readonly events?: string;
  /** + the window gets the focus or is used, - it loses the focus. */
  readonly attention?: string;
  readonly expected: string;
}

const testCases = (title: string, rules: readonly Case[]): void => {
  cases(
    title,
    (m, { events = '', attention = '', expected }: Case) => {
      const attention$ = m.hot(attention, { a: true, b: false });
      const world = { environment: { attention$ } };
      // Reasons that come together cause one poll.
      m.expect(emittedBy(m, checkLookedAt, { events, values, world })).toBeObservable(
        `${RETURN_GATHER_MS}ms ${expected}`,
        outcomes,
      );
    },
    [...rules],
  );
};

testCases('a panel that is looked at', [
  {
    name: '[looked-at] is checked 30 s after the last check',
    events: '  (OF) 9996ms K',
    expected: '40s V',
  },
  {
    name: '[looked-at] is checked 30 s after the last push',
    events: '  (OF) 9996ms R',
    expected: '40s V',
  },
  {
    name: '[looked-at] is checked in the tab that holds the channel, too',
    events: '  (OLp0)',
    expected: '30s V',
  },
  {
    name: '[looked-at] is checked again only after the answer',
    events: '  (OF0) 39995ms K',
    expected: '30s V 39999ms V',
  },
  {
    name: 'is not checked beside polls every 30 s, nor while the list fails',
    events: '  (OLp) 9995ms P 5s (pN)',
    expected: '',
  },
  {
    name: '[looked-at] is no longer checked two minutes after the last sign of the blogger',
    events: '  (OLp0) 114994ms K',
    expected: '30s V',
  },
  {
    name: '[looked-at] is checked at once when the blogger uses it after that',
    events: '  (OF0) 114995ms K',
    attention: '200s a',
    expected: '30s V 169999ms V',
  },
  {
    name: '[looked-at] is looked at for two minutes after each sign',
    events: '  (OF0) 114995ms K',
    attention: '90s a',
    expected: '30s V 114999ms V',
  },
  {
    name: '[looked-at] is not looked at while it is closed or hidden',
    events: '  (Lp) 9996ms (Oh)',
    attention: '200s a',
    expected: '',
  },
]);

testCases('a light poll', [
  {
    name: '[back-after-30-s] is due when the panel is visible again after 30 s',
    events: '  (OFK) 1s h 29999ms v',
    expected: '31005ms V',
  },
  {
    name: '[back-after-30-s] is due when the network is there again after 30 s',
    events: '  (OFK) 1s D 29999ms U',
    expected: '31005ms V',
  },
  {
    name: '[back-after-30-s] is due when the panel is opened again after 30 s',
    events: '  (OP) 1s C 29999ms O',
    expected: '31004ms V',
  },
  {
    name: '[back-after-30-s] is due when the window has the focus again after 30 s',
    events: '  (OP)',
    attention: '5s b 29999ms a',
    expected: '35s V',
  },
  {
    name: '[back-after-30-s] is due once for what comes together',
    events: '  (OFK) 1s h 29999ms v',
    attention: '1s b 30010ms a',
    expected: '31005ms V',
  },
  {
    name: '[visible-again] is not due after a shorter time',
    events: '  (OP) 1s h 29998ms v',
    attention: '5s b 29998ms a',
    expected: '',
  },
  {
    name: '[back-after-30-s] is not due in a closed panel',
    events: '  P 1s h 29999ms v',
    attention: '5s b 29999ms a',
    expected: '',
  },
]);
